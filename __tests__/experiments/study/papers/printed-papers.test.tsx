import { act, render, screen } from "@testing-library/react";
import { PrintedPapers } from "@/components/features/editor/papers/printed-papers.client";
import { aDocument } from "../document/a-document";
import { papers } from "./a-paper";

it("opens the print dialog when all papers are on the page, and reports when it is closed", () => {
  const onPrinted = jest.fn();
  const seen: number[] = [];
  window.print = jest.fn(() => seen.push(screen.getAllByRole("article").length));
  render(<PrintedPapers papers={papers(aDocument())} onPrinted={onPrinted} />);
  expect(seen).toEqual([7]);
  expect(onPrinted).not.toHaveBeenCalled();
  act(() => {
    window.dispatchEvent(new Event("afterprint"));
  });
  expect(onPrinted).toHaveBeenCalledTimes(1);
});

it("marks each paper with its language and begins it with its title", () => {
  window.print = jest.fn();
  render(<PrintedPapers papers={papers(aDocument(), "fr")} onPrinted={() => {}} />);
  const headings = screen.getAllByRole("heading", { level: 1 });
  // One heading for each of the seven papers, and one for the page that only a board receives.
  expect(headings).toHaveLength(8);
  expect(headings[0]).toHaveTextContent("Méthode : Interference and personality");
  for (const heading of headings) expect(heading.closest("[lang]")).toHaveAttribute("lang", "fr");
});
