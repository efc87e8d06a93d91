import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEventHandler,
  type ReactNode,
  type Ref,
} from 'react';
import { useClientValue } from '../../internal/useClientValue.ts';
import { richTextNodes } from '../Prose/richTextNodes.tsx';
import { isEmpty, isSameDocument, toDocument, type AnyDocument } from './document.ts';

interface WaitingTextProps {
  /** The attributes of the field's control: id, names, states. */
  attributes: Record<string, unknown>;
  ref: Ref<HTMLDivElement>;
  value: AnyDocument;
  /** Whether the editor is loading. */
  busy: boolean;
  editable: boolean;
  /**
   * Receives what was typed, and all documents that the caller may still render: the first one and those typed since.
   * The list changes with each.
   */
  onChange: (document: AnyDocument, possible: readonly AnyDocument[]) => void;
  /** Called when text is being composed, and when it is complete: until then the element must stay. */
  onComposing: (isComposing: boolean) => void;
  onFocus: FocusEventHandler<HTMLDivElement>;
  onBlur: () => void;
}

/* Before hydration nothing would report what is typed. */
const yes = () => true;
const no = () => false;

/* jsdom has no innerText. */
const readLines = (element: HTMLElement): string[] =>
  ((element.innerText as string | undefined) ?? element.textContent ?? '').split('\n');

const fromLines = (lines: string[]): AnyDocument =>
  toDocument({
    content: lines.map((text) => ({ type: 'paragraph', ...(text && { content: [{ type: 'text', text }] }) })),
  });

/**
 * The text until the editor is loaded. An empty one takes plain text, so that nothing typed meanwhile is lost; one with
 * content can be read and focused.
 */
export const WaitingText = ({
  attributes,
  ref,
  value,
  busy,
  editable,
  onChange,
  onComposing,
  onFocus,
  onBlur,
}: WaitingTextProps): ReactNode => {
  /* What React renders; typed text is only in the page. */
  const [rendered, setRendered] = useState({ value, version: 0 });
  const reported = useRef<AnyDocument[]>([]);
  const isMounted = useClientValue(yes, no);
  const follow = useEffectEvent((next: AnyDocument) => {
    if ([rendered.value, ...reported.current].some((known) => isSameDocument(next, known))) return;
    reported.current.length = 0;
    setRendered({ value: next, version: rendered.version + 1 });
  });
  useEffect(() => follow(value), [value]);

  const canType = editable && isMounted && isEmpty(rendered.value);
  const report = (element: HTMLElement): void => {
    if (!canType) return;
    const next = fromLines(readLines(element));
    if (reported.current.length === 0) reported.current.push(rendered.value);
    reported.current.push(next);
    onChange(next, reported.current);
  };
  return (
    <div
      key={rendered.version}
      {...attributes}
      ref={ref}
      role="textbox"
      tabIndex={attributes['aria-disabled'] ? undefined : 0}
      aria-busy={busy || undefined}
      contentEditable={canType ? 'plaintext-only' : undefined}
      suppressContentEditableWarning
      onInput={({ currentTarget }) => report(currentTarget)}
      onCompositionStart={() => onComposing(true)}
      onCompositionEnd={({ currentTarget }) => {
        report(currentTarget);
        onComposing(false);
      }}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      {isEmpty(rendered.value) ? <p /> : richTextNodes(rendered.value, 2)}
    </div>
  );
};
