import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { Parts, Person } from './parts.ts';

/** Milliseconds, kilobytes or counts by name of the measurement. */
export type Measured = Record<string, number>;

declare global {
  interface Window {
    /** Measures every scene once on this page load. */
    measure(): Promise<Measured>;
    dialog: { show(): void; open(): Promise<void>; close(): Promise<void> };
    /** The table of 100,000 rows: shows it and scrolls it by a number of pixels. */
    longTable: { show(): Promise<void>; scroll(pixels: number): Promise<void> };
    /** Chromium's garbage collection, behind a flag. */
    gc(): void;
  }
  interface Performance {
    memory: { usedJSHeapSize: number };
  }
}

const many = (count: number) => Array.from({ length: count }, (_, at) => at);
const options = many(8).map((at) => ({ value: `${at}`, label: `Course ${at + 1}` }));

/** Measures work including the style and layout of the whole page that it causes. */
const timed = (work: () => void): number => {
  const from = performance.now();
  work();
  void document.body.offsetHeight;
  return performance.now() - from;
};

const settled = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
  });

const heap = async () => {
  window.gc();
  await settled();
  window.gc();
  return performance.memory.usedJSHeapSize / 1024;
};

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

const until = (there: () => boolean) =>
  new Promise<void>((done) => {
    if (there()) return done();
    const watch = new MutationObserver(() => {
      if (!there()) return;
      watch.disconnect();
      done();
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });

/** Prepares a page with one library for the measurements. */
export const start = ({
  Root: Frame,
  Button,
  Field,
  Checkbox,
  Select,
  Badge,
  Dialog,
  LongTable,
  setDark,
  setBrand,
}: Parts) => {
  const container = document.body.appendChild(document.createElement('div'));
  let root: Root;
  let again: (at: number) => void = () => {};
  let renders = 0;

  function Case({ of }: { of: (turn: number) => ReactNode }) {
    const [turn, setTurn] = useState(0);
    again = setTurn;
    renders += 1;
    return <Frame>{of(turn)}</Frame>;
  }

  const show = (of: (turn: number) => ReactNode) => {
    root = createRoot(container);
    flushSync(() => root.render(<Case of={of} />));
  };
  const leave = () => flushSync(() => root.unmount());

  /** Measures mount, re-render, unmount, retained memory and the number of elements. */
  const whole = async (name: string, of: (turn: number) => ReactNode): Promise<Measured> => {
    const measured: Measured = {};
    const before = await heap();
    measured[`${name}: mount`] = timed(() => show(of));
    await settled();
    measured[`${name}: heap`] = (await heap()) - before;
    measured[`${name}: elements`] = container.querySelectorAll('*').length;
    measured[`${name}: re-render`] = median(
      many(5).map((turn) => timed(() => flushSync(() => again(turn + 1)))),
    );
    measured[`${name}: unmount`] = timed(leave);
    await settled();
    return measured;
  };

  const buttons = (count: number) => (turn: number) =>
    many(count).map((at) => (
      <Button key={at} onClick={() => turn}>
        {`Save ${at}`}
      </Button>
    ));
  const fields = (count: number) => () =>
    many(count).map((at) => <Field key={at} label={`Name ${at}`} value="Ignacia" onValueChange={() => {}} />);

  const keys = async (): Promise<number> => {
    function Form() {
      const [values, setValues] = useState<string[]>(() => many(20).map(() => ''));
      return many(20).map((at) => (
        <Field
          key={at}
          label={`Name ${at}`}
          value={values[at]!}
          onValueChange={(value) => setValues((all) => all.with(at, value))}
        />
      ));
    }
    show(() => <Form />);
    const input = container.querySelector('input')!;
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    const type = (text: string) => {
      set!.call(input, text);
      flushSync(() => input.dispatchEvent(new Event('input', { bubbles: true })));
    };
    const times = many(60).map((at) => timed(() => type('a'.repeat(at + 1))));
    leave();
    await settled();
    return median(times.slice(10));
  };

  /* The benchmark drives these one step at a time, to read the browser's own metrics in between. */
  const opened = () => document.querySelector('[role="dialog"]') !== null;
  const button = (words: string) =>
    Array.from(document.querySelectorAll('button')).find((one) => one.textContent === words)!;
  window.dialog = {
    show: () => show(() => <Dialog />),
    open: async () => {
      button('Open').click();
      await until(opened);
      await settled();
    },
    close: async () => {
      button('Close').click();
      await until(() => !opened());
      await settled();
    },
  };

  const people: Person[] = many(100_000).map((at) => ({
    id: `${at}`,
    name: `Person ${at}`,
    role: `Course ${at % 40}`,
    since: 1990 + (at % 36),
  }));
  const scroller = () =>
    Array.from(container.querySelectorAll<HTMLElement>('*')).find(
      (one) => one.scrollHeight > 100_000 && /auto|scroll/.test(getComputedStyle(one).overflowY),
    )!;
  let window600: HTMLElement;
  window.longTable = {
    show: async () => {
      show(() => <LongTable rows={people} />);
      await settled();
      window600 = scroller();
    },
    scroll: async (pixels) => {
      window600.scrollTop += pixels;
      await settled();
    },
  };

  const themes = async (): Promise<Measured> => {
    show((turn) => (
      <>
        {buttons(1000)(turn)}
        {fields(500)()}
        {many(500).map((at) => (
          <Badge key={at}>Draft</Badge>
        ))}
      </>
    ));
    await settled();
    const before = renders;
    const measured: Measured = {
      'switch light and dark': median(many(8).map((at) => timed(() => setDark(at % 2 === 0)))),
      'switch brand': median(many(8).map((at) => timed(() => setBrand(at % 2 === 0 ? 1 : 0)))),
    };
    await settled();
    measured['renders while switching'] = renders - before;
    leave();
    await settled();
    return measured;
  };

  window.measure = async () => ({
    ...(await whole('1,000 buttons', buttons(1000))),
    ...(await whole('500 labelled fields', fields(500))),
    ...(await whole('500 checkboxes', () =>
      many(500).map((at) => <Checkbox key={at} label={`Course ${at}`} checked onCheckedChange={() => {}} />),
    )),
    ...(await whole('100 closed selects', () =>
      many(100).map((at) => <Select key={at} label={`Course ${at}`} options={options} />),
    )),
    'key in a field, 20 on the page': await keys(),
    ...(await themes()),
  });
};
