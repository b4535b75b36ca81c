/** The page "tv". */
import { Header } from "../parts/header";

export default function Page() {
  return <Header path="/" />;
}
