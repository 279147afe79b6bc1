import { Explanation } from "../../../../platform/shell/help/Explanation";
import { explanationText } from "./explanation-words";

/** What a panel of the first view shows, in sentences that come when they are asked for. */
export function PanelExplanation({ of }: { readonly of: keyof typeof explanationText }) {
  const { explain, formula } = explanationText[of];
  return <Explanation sentences={explain} formula={formula} />;
}
