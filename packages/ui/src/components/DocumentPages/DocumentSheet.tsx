import { useEffect, useEffectEvent, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useMessages } from '../../root/messages.ts';
import * as css from './DocumentPages.css.ts';
import { canvasSize } from './scale.ts';

/** How large a page is at full size, in pixels. */
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
  stop: AbortSignal,
) => Promise<string>;

/** How long a page that is drawn already waits for a size that lasts, in milliseconds. */
const settled = 150;

interface SheetProps {
  index: number;
  count: number;
  size: DocumentPageSize;
  /** Pixels; as wide as there is room until that is known. */
  width: number | undefined;
  onDraw: DrawDocumentPage;
}

/** Draws a page, with its text. */
const Drawing = ({ index, size, width, onDraw }: SheetProps): ReactNode => {
  const { documentPages } = useMessages();
  const place = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<{ words: string } | 'failed'>();
  const draw = useEffectEvent(onDraw);

  useEffect(() => {
    const sheet = place.current!;
    const stopping = new AbortController();
    const start = async () => {
      const shown = width ?? (sheet.clientWidth || size.width);
      const canvas = document.createElement('canvas');
      const points = canvasSize(shown, (shown * size.height) / size.width, window.devicePixelRatio || 1);
      Object.assign(canvas, points);
      canvas.className = css.canvas;
      try {
        const words = await draw(index, canvas, stopping.signal);
        if (stopping.signal.aborted) return;
        sheet.replaceChildren(canvas);
        setDrawn({ words });
      } catch {
        if (!stopping.signal.aborted) setDrawn('failed');
      }
    };
    const timer = setTimeout(() => void start(), sheet.hasChildNodes() ? settled : 0);
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [index, width, size.width, size.height]);

  return (
    <>
      <div ref={place} aria-hidden="true" className={css.drawing} />
      {drawn === 'failed' && <p className={css.failed}>{documentPages.failed}</p>}
      {typeof drawn === 'object' && (
        <p dir="auto" className={css.words}>
          {drawn.words || documentPages.wordless}
        </p>
      )}
    </>
  );
};

/** A page: an empty sheet while it is far from the viewport, because a long document has thousands. */
export const DocumentSheet = ({ near, ...props }: SheetProps & { near: boolean }): ReactNode => {
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
      {near && <Drawing {...props} />}
    </li>
  );
};
