import { IconButton } from "../../ui/IconButton";
import { ThemeIcon } from "../../ui/icons";
import { useTheme } from "../../ui/theme";
import { helpEntryText } from "../help/entry-words";

export function ThemeSwitch() {
  const [theme, setTheme] = useTheme();
  return (
    <IconButton
      look="plain"
      label={theme === "dark" ? helpEntryText.light : helpEntryText.dark}
      onPress={() => setTheme(theme === "dark" ? "light" : "dark")}
    >
      <ThemeIcon />
    </IconButton>
  );
}
