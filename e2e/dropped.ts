/** A file that somebody drops on the page. */
import type { Page } from "@playwright/test";

export async function drop(page: Page, name: string, content: Uint8Array, type = ""): Promise<void> {
  await page.locator(".drop-target").waitFor({ state: "attached" });
  await page.evaluate(
    ({ base64, called, kind }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], called, { type: kind }));
      for (const type of ["dragenter", "dragover", "drop"])
        document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer }));
    },
    { base64: Buffer.from(content).toString("base64"), called: name, kind: type },
  );
}
