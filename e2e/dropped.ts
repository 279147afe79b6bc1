/** Drops a file on the page, and pastes a text. */
import type { Page } from "@playwright/test";

/** Drops and pastes are handled once this part has come; a page behind a question has one of its own. */
function listening(page: Page): Promise<void> {
  return page.locator(".drop-target").first().waitFor({ state: "attached" });
}

export async function drop(page: Page, name: string, content: Uint8Array, type = ""): Promise<void> {
  await listening(page);
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

/** Pastes into the focused element. */
export async function paste(page: Page, words: string): Promise<void> {
  await listening(page);
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    (document.activeElement ?? document.body).dispatchEvent(new ClipboardEvent("paste", { bubbles: true, clipboardData }));
  }, words);
}
