/** The page "tv". */
export { default } from "../tv/tv";
