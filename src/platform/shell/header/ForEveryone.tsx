import { ThemeIcon } from "../../ui/icons";
import { HelpIcon, IntroductionIcon, LanguageIcon } from "../../ui/menu/icons";
import { MenuEntry } from "../../ui/menu/Menu";
import { useTheme } from "../../ui/theme";
import { helpEntryText } from "../help/entry-words";
import { showHelp } from "../help/help-state";
import { useOtherLanguage } from "../help/other-language";
import { useLabId } from "../lab";
import { useLabs } from "../lab-entry";
import { lineOf } from "../lab-line";
import { LatePart } from "../offline/LatePart";
import { showStage } from "../opening-state";
import { pageMenuText } from "./menu-words";
import { headerText } from "./words";

/** Entries that every view has: colours, language and help. */
export function ForEveryone() {
  const [theme, setTheme] = useTheme();
  const language = useOtherLanguage();
  const other = theme === "dark" ? "light" : "dark";
  return (
    <>
      <MenuEntry name={helpEntryText[other]} Icon={ThemeIcon} onChoose={() => setTheme(other)} />
      <MenuEntry name={language.name} lang={language.other} Icon={LanguageIcon} onChoose={language.change} />
      <MenuEntry name={pageMenuText.help} Icon={HelpIcon} keys={pageMenuText.keys.help} onChoose={() => showHelp("keys")} />
    </>
  );
}

/** Leads to the opening of the lab, where it has one. The last entry: its line is fetched now and would move those below it. */
export function IntroductionEntry() {
  const lab = useLabId();
  const entry = useLabs().find(({ id }) => id === lab);
  const Line = entry && lineOf(entry);
  if (!Line) return null;
  return (
    <MenuEntry
      name={headerText.introduction}
      Icon={IntroductionIcon}
      line={
        <LatePart fallback={null}>
          <Line />
        </LatePart>
      }
      onChoose={() => showStage("question")}
    />
  );
}
