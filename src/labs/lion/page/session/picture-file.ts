/** Pictures that are chosen or dropped: cut into patches, they become part of the document. */
import type { Intake } from "../../../../platform/engine/intake/recognise";
import { defaultsOf } from "../../../../platform/fields/fields";
import type { Problem } from "../../../../platform/fields/problem";
import { fileSizeProblem } from "../../../../platform/files/fault";
import type { LionDocument } from "../../document/document";
import { lionProblem } from "../../document/lion-problem";
import { pictureOf } from "../../document/picture-text";
import { problemFields } from "../../document/problem-fields";
import { cutIntoPatches, finestSide, pictureSize } from "../../math/picture";

/** The document with the square in the middle of the picture as what it attends to; how it attends stays. */
export async function readPicture(file: File, document: LionDocument): Promise<Intake> {
  const { name } = file;
  const refused = (problem: Problem): Intake => ({ kind: "problem", name, problem });
  const tooLarge = fileSizeProblem(file.size);
  if (tooLarge) return refused(tooLarge);
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return refused(lionProblem("lion-picture-unreadable", {}, ""));
  const { width, height } = bitmap;
  if (Math.min(width, height) < finestSide) {
    bitmap.close();
    return refused(lionProblem("lion-picture-small", { width, height, side: finestSide }, ""));
  }
  const pixels = middleOf(bitmap);
  bitmap.close();
  const picture = pictureOf(name, cutIntoPatches(pixels, pictureSize));
  const before = document.problem.kind === "image" ? document.problem : { kind: "image", ...defaultsOf(problemFields.image) };
  // Another grid than that of the patches would not fit them; decays set by hand were those of another picture. Encoders learn tasks alone.
  const next = { ...document, problem: { ...before, picture, decays: [] }, grid: null, learners: [] };
  return { kind: "experiment", name, document: next, owner: "" };
}

/** The pixels of the square in the middle, pictureSize on a side; what is see-through lies on white. */
function middleOf(bitmap: ImageBitmap): Uint8ClampedArray {
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(pictureSize, pictureSize);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new TypeError("a canvas without colours");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, pictureSize, pictureSize);
  context.imageSmoothingQuality = "high";
  const side = Math.min(width, height);
  context.drawImage(bitmap, (width - side) / 2, (height - side) / 2, side, side, 0, 0, pictureSize, pictureSize);
  return context.getImageData(0, 0, pictureSize, pictureSize).data;
}
