import { act, render, screen } from "@testing-library/react";
import { PrintedPapers } from "@/components/features/editor/papers/printed-papers.client";
import { aDocument } from "../document/a-document";
import { papers } from "./a-paper";

it("the print dialog opens when all papers are on the page, and the component reports when the dialog is closed", () => {
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

it("each printed paper has a language attribute and begins with its title", () => {
  window.print = jest.fn();
  render(<PrintedPapers papers={papers(aDocument(), "fr")} onPrinted={() => {}} />);
  const headings = screen.getAllByRole("heading", { level: 1 });
  // Each of the seven papers has a heading, and the page for the ethics committee also has a heading.
  expect(headings).toHaveLength(8);
  expect(headings[0]).toHaveTextContent("Méthode : Interference and personality");
  for (const heading of headings) expect(heading.closest("[lang]")).toHaveAttribute("lang", "fr");
});
