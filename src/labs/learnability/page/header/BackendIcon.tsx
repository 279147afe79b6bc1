import { Icon } from "../../../../platform/ui/icons";

/** A processor. */
export function BackendIcon() {
  return (
    <Icon>
      <rect x={4.4} y={4.4} width={7.2} height={7.2} rx={1.2} />
      <path d="M6.4 4.2V2M9.6 4.2V2M6.4 14v-2.2M9.6 14v-2.2M4.2 6.4H2M4.2 9.6H2M14 6.4h-2.2M14 9.6h-2.2" />
    </Icon>
  );
}
