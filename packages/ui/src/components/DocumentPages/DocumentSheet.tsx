import { useEffect, useEffectEvent, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useMessages } from '../../root/messages.ts';
import * as css from './DocumentPages.css.ts';
import { canvasSize } from './scale.ts';

/** The full size of a page in pixels. */
export interface DocumentPageSize {
  width: number;
  height: number;
}

/**
 * Draws a page onto a canvas; `size` is the size in points to fill.
 *
 * @param index Index of the page, from 0.
 * @param stop Aborted when the page is no longer shown.
 * @returns The text of the page, to be read aloud; empty if it has none.
 */
export type DrawDocumentPage = (
  index: number,
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
) => Promise<string>;

/** Delay before a drawn page is drawn again in a new size, in milliseconds. */
const settleDelay = 150;

interface SheetProps {
  index: number;
  count: number;
  size: DocumentPageSize;
  /** Width in pixels; until it is known, the sheet fills the available width. */
  width: number | undefined;
  onDraw: DrawDocumentPage;
}

/** Draws a page, with its text. */
const Drawing = ({ index, size, width, onDraw }: SheetProps): ReactNode => {
  const { documentPages } = useMessages();
  const container = useRef<HTMLDivElement>(null);
  const [drawResult, setDrawResult] = useState<{ text: string } | 'failed'>();
  const draw = useEffectEvent(onDraw);

  useEffect(() => {
    const sheet = container.current!;
    const stopping = new AbortController();
    const start = async () => {
      const pageWidth = width ?? (sheet.clientWidth || size.width);
      const canvas = document.createElement('canvas');
      const points = canvasSize(
        pageWidth,
        (pageWidth * size.height) / size.width,
        window.devicePixelRatio || 1,
      );
      Object.assign(canvas, points);
      canvas.className = css.canvas;
      try {
        const pageText = await draw(index, canvas, stopping.signal);
        if (stopping.signal.aborted) return;
        sheet.replaceChildren(canvas);
        setDrawResult({ text: pageText });
      } catch {
        if (!stopping.signal.aborted) setDrawResult('failed');
      }
    };
    const timer = setTimeout(() => void start(), sheet.hasChildNodes() ? settleDelay : 0);
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [index, width, size.width, size.height]);

  return (
    <>
      <div ref={container} aria-hidden="true" className={css.drawing} />
      {drawResult === 'failed' && <p className={css.failed}>{documentPages.failed}</p>}
      {typeof drawResult === 'object' && (
        <p dir="auto" className={css.text}>
          {drawResult.text || documentPages.noText}
        </p>
      )}
    </>
  );
};

/** A page: an empty sheet while it is far from the viewport, because a long document has thousands. */
export const DocumentSheet = ({ isNear, ...props }: SheetProps & { isNear: boolean }): ReactNode => {
  const { index, count, size, width } = props;
  const { pagination } = useMessages();
  const style = {
    '--sui-ratio': `${size.width} / ${size.height}`,
    ...(width !== undefined && { '--sui-width': `${width}px` }),
  } as CSSProperties;
  return (
    <li
      aria-label={pagination.position(index + 1, count)}
      data-page={index}
      className={css.page}
      style={style}
    >
      {isNear && <Drawing {...props} />}
    </li>
  );
};
