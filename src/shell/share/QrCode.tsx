import { Button } from "react-aria-components";
import { encode } from "uqr";
import { saveFile } from "../files/save";
import { shareText as words } from "./words";

/** What the largest code holds, in bytes, at the lowest level of correction. */
const mostCharacters = 2953;
/** Beyond it a code has more than a hundred modules a side, which phones read only from nearby. */
const easyCharacters = 800;

/** The modules of a code as one path over a square of `size`, with the quiet margin that readers need. */
export function codePath(address: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(address, { ecc: address.length > easyCharacters ? "L" : "M", border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return { size, path };
}

/** The link as a picture for phones: black on white in every theme, as readers expect it. */
export function QrCode({ address }: { readonly address: string }) {
  if (address.length > mostCharacters) return <p className="dialog-warning">{words.codeTooLong(address.length)}</p>;
  const { size, path } = codePath(address);
  const save = () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`;
    saveFile(new Blob([svg], { type: "image/svg+xml" }), "link.svg");
  };
  return (
    <div className="share-code">
      <svg role="img" aria-label={words.codeName(address)} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
        <rect width={size} height={size} fill="#ffffff" />
        <path d={path} fill="#000000" />
      </svg>
      {address.length > easyCharacters && <p className="dialog-warning">{words.codeLong(address.length)}</p>}
      <Button className="button" onPress={save}>
        {words.codeSave}
      </Button>
    </div>
  );
}
