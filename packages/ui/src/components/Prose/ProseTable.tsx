import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useMessages } from '../../root/messages.ts';
import * as css from './Prose.css.ts';

/** A table that scrolls sideways if it is wider than its container; only then it is a tab stop. */
export const ProseTable = ({ children }: { children: ReactNode }): ReactNode => {
  const { richTextField: messages } = useMessages();
  const box = useRef<HTMLDivElement>(null);
  const [moves, setMoves] = useState(false);
  useEffect(() => {
    const element = box.current!;
    const watch = new ResizeObserver(() => setMoves(element.scrollWidth > element.clientWidth));
    watch.observe(element);
    if (element.firstElementChild) watch.observe(element.firstElementChild);
    return () => watch.disconnect();
  }, []);
  return (
    <div
      ref={box}
      className={css.sideways}
      dir="auto"
      {...(moves && { role: 'group', 'aria-label': messages.table, tabIndex: 0 })}
    >
      <table>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
};
