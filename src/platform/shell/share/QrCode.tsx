import { useEffect, useState } from "react";
import { Button, Dialog, Modal, ModalOverlay } from "react-aria-components";
import { encode } from "uqr";
import { saveFile } from "../files/save";
import { shareText as words } from "./words";
import "./share.css";

/** Bytes in the largest code, at the lowest level of correction. */
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
  const [full, setFull] = useState(false);
  if (address.length > mostCharacters) return <p className="dialog-warning">{words.codeTooLong(address.length)}</p>;
  const { size, path } = codePath(address);
  const save = () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`;
    saveFile(new Blob([svg], { type: "image/svg+xml" }), "link.svg");
  };
  return (
    <div className="share-code">
      <Code address={address} size={size} path={path} />
      {address.length > easyCharacters && <p className="dialog-warning">{words.codeLong(address.length)}</p>}
      <Button className="button" onPress={save}>
        {words.codeSave}
      </Button>
      <Button className="button" onPress={() => setFull(true)}>
        {words.codeFull}
      </Button>
      {full && <FullCode address={address} onClose={() => setFull(false)} />}
    </div>
  );
}

interface CodeProps {
  readonly address: string;
  readonly size: number;
  readonly path: string;
}

/** Black on white in every theme, as readers expect it. */
function Code({ address, size, path }: CodeProps) {
  return (
    <svg role="img" aria-label={words.codeName(address)} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}

interface FullCodeProps {
  readonly address: string;
  readonly onClose: () => void;
}

/** For a hall: the code as large as the screen, and beside it the address of the page for those who type. */
export function FullCode({ address, onClose }: FullCodeProps) {
  useEffect(() => {
    const whole = document.documentElement;
    // A browser that refuses shows the code over the page all the same.
    void whole.requestFullscreen?.().catch(() => {});
    return () => {
      if (document.fullscreenElement === whole) void document.exitFullscreen().catch(() => {});
    };
  }, []);
  const { host, pathname } = window.location;
  const page = `${host}${pathname}`.replace(/\/(index\.html)?$/, "");
  return (
    <ModalOverlay className="code-overlay" isOpen onOpenChange={(open) => !open && onClose()}>
      <Modal className="code-full">
        <Dialog className="code-dialog" aria-label={words.code}>
          {address.length > mostCharacters ? (
            <p className="dialog-warning">{words.codeTooLong(address.length)}</p>
          ) : (
            <Code address={address} {...codePath(address)} />
          )}
          <div className="code-beside">
            <p className="code-address">{page}</p>
            <p>{words.codeBeside}</p>
            <Button slot="close" className="button">
              {words.close}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
