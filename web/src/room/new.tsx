/** The page "new". */
export { default } from "../create/create";
