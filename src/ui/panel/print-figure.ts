/**
 * A figure alone on a printed page, at its true width: the browser's own print dialog saves it as a PDF, with lines as
 * lines, words as words and the font inside. A library that writes PDFs would have to bring the fonts in another format.
 */
import "./print-figure.css";
import type { FigurePage } from "./figure-page";

/** Browsers that do not say when printing has ended have ended by then. */
const longest = 60_000;

/** Opens the print dialog. The rest of the page is hidden on paper until it has ended. */
export async function printFigure({ svg, width }: Pick<FigurePage, "svg" | "width">): Promise<void> {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  const frame = document.createElement("div");
  frame.className = "print-figure";
  const image = new Image();
  image.alt = "";
  image.style.width = `${width}mm`;
  image.src = address;
  frame.append(image);
  document.body.append(frame);
  const end = () => {
    window.removeEventListener("afterprint", end);
    clearTimeout(timer);
    document.body.classList.remove("printing-figure");
    frame.remove();
    URL.revokeObjectURL(address);
  };
  const timer = setTimeout(end, longest);
  window.addEventListener("afterprint", end);
  try {
    await image.decode();
  } catch (error) {
    end();
    throw error;
  }
  document.body.classList.add("printing-figure");
  window.print();
}
