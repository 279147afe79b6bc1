import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Address } from "./address";
import { AddressWriter, afterTheAnswer } from "./address-writer";

function written() {
  const entries = ["start"];
  const address: Address = {
    read: () => entries.at(-1) ?? "",
    push: (text) => void entries.push(text),
    replace: (text) => void entries.splice(-1, 1, text),
    showsOpening: () => false,
    subscribe: () => () => {},
  };
  return { entries, writer: new AddressWriter(address, afterTheAnswer) };
}

describe("what is written into the address after the page has answered", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("makes a link only when it is written", () => {
    const { entries, writer } = written();
    const link = vi.fn(() => "one");
    writer.push(link);
    expect(link).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(entries).toEqual(["start", "one"]);
    expect(link).toHaveBeenCalledOnce();
  });

  it("writes every entry of changes in quick succession, in their order", () => {
    const { entries, writer } = written();
    writer.push(() => "one");
    writer.push(() => "two");
    writer.replaceSoon(() => "two and a half");
    writer.push(() => "three");
    vi.runAllTimers();
    expect(entries).toEqual(["start", "one", "two and a half", "three"]);
  });

  it("writes what was put off when it is asked to", () => {
    const { entries, writer } = written();
    writer.push(() => "one");
    writer.replaceSoon(() => "one, changed");
    writer.flush();
    expect(entries).toEqual(["start", "one, changed"]);
    vi.runAllTimers();
    expect(entries).toEqual(["start", "one, changed"]);
  });

  it("drops what was put off once the person has gone elsewhere", () => {
    const { entries, writer } = written();
    writer.push(() => "one");
    writer.replaceSoon(() => "two");
    writer.forget();
    vi.runAllTimers();
    expect(entries).toEqual(["start"]);
  });
});
