/** The page "results". */
export { default } from "../results/results";
