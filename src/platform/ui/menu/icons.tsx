/** Icons of menus alone. */
import { Icon } from "../icons";

export function SpeedIcon() {
  return (
    <Icon>
      <path d="M2.6 12.4a6 6 0 1 1 10.8 0M8 9.6l2.8-3.4" />
    </Icon>
  );
}

export function LanguageIcon() {
  return (
    <Icon>
      <circle cx={8} cy={8} r={5.6} />
      <path d="M2.4 8h11.2M8 2.4c-3.2 3.2-3.2 8 0 11.2M8 2.4c3.2 3.2 3.2 8 0 11.2" />
    </Icon>
  );
}

export function HelpIcon() {
  return (
    <Icon>
      <path d="M5.6 5.8a2.4 2.4 0 1 1 3.6 2.1c-.8.5-1.2.9-1.2 1.7M8 12.4h.01" />
    </Icon>
  );
}

export function ThreadsIcon() {
  return (
    <Icon>
      <path d="M3 4c3.4 0 3.4 3 5 4s1.6 4 5 4M3 12c3.4 0 3.4-3 5-4s1.6-4 5-4" />
    </Icon>
  );
}

export function IntroductionIcon() {
  return (
    <Icon>
      <circle cx={8} cy={8} r={5.6} />
      <path d="M8 7.4v3.4M8 5.2h.01" />
    </Icon>
  );
}
