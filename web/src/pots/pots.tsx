/** The page "pots". */
import { Header } from "../parts/header";

export default function Page() {
  return <Header path="/" />;
}
