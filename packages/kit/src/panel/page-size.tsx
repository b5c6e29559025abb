import { useState } from 'react';
import { uiText } from '@fracht/content';
import { readLocal, writeLocal } from '../session/browser-storage.ts';
import { FilterSelect } from '../ui/field.tsx';
import { Pagination } from '../ui/pagination.tsx';

/** How many rows of a long list may be on a page; the first is the default. */
const PAGE_SIZES = [10, 30, 100] as const;
type PageSize = (typeof PAGE_SIZES)[number];

/** How many rows of a list are on a page, stored in this browser. (PAN-2) */
export function usePageSize() {
  const [size, setSize] = useState(rememberedSize);
  const choose = (chosen: PageSize): void => {
    writeLocal('pageSize', String(chosen));
    setSize(chosen);
  };
  return { size, choose };
}

function rememberedSize(): PageSize {
  return sizeOf(readLocal('pageSize') ?? '');
}

function sizeOf(text: string): PageSize {
  return PAGE_SIZES.find((size) => String(size) === text) ?? PAGE_SIZES[0];
}

type PageFootProps = {
  /** All rows, on all pages. */
  readonly all: number;
  readonly page: number;
  readonly pages: number;
  readonly paging: ReturnType<typeof usePageSize>;
  readonly onPage: (page: number) => void;
};

/** The footer of a list whose page size can be chosen; nothing if the list fits on the smallest page. (PAN-2) */
export function PageFoot({ all, page, pages, paging, onPage }: PageFootProps) {
  if (all <= PAGE_SIZES[0]) return null;
  return <Pagination {...{ page, pages, onPage }} sizes={<PageSizeSelect {...paging} />} />;
}

function PageSizeSelect({ size, choose }: ReturnType<typeof usePageSize>) {
  return (
    <FilterSelect
      label={uiText.pageSize}
      isSmall
      value={String(size)}
      onChange={({ target }) => choose(sizeOf(target.value))}
    >
      {PAGE_SIZES.map((one) => (
        <option key={one} value={one}>
          {uiText.perPage(one)}
        </option>
      ))}
    </FilterSelect>
  );
}
