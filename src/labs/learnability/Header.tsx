import { IconButton } from "../../ui/IconButton";
import { Logo, ThemeIcon } from "../../ui/icons";
import { text } from "../../ui/text";
import { useTheme } from "../../ui/theme";
import { RunControls } from "./RunControls";
import { ActivityAnnouncement, StatusLine } from "./StatusLine";

export function Header() {
  const [theme, setTheme] = useTheme();
  return (
    <header className="bar">
      <div className="bar-name">
        <Logo />
        <h1>{text.name}</h1>
      </div>
      <RunControls />
      <StatusLine />
      <ActivityAnnouncement />
      <IconButton
        look="plain"
        label={theme === "dark" ? text.run.light : text.run.dark}
        onPress={() => setTheme(theme === "dark" ? "light" : "dark")}
      >
        <ThemeIcon />
      </IconButton>
    </header>
  );
}
