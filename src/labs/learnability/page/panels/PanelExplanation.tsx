import { Explanation } from "../../../../platform/shell/help/Explanation";
import { explanationText } from "./explanation-words";

/** Explanation of a panel of the first view, fetched on request. */
export function PanelExplanation({ of }: { readonly of: keyof typeof explanationText }) {
  const { explain, formula } = explanationText[of];
  return <Explanation sentences={explain} formula={formula} />;
}
