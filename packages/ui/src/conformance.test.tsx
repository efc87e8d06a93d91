import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, render } from '@testing-library/react';
import { cloneElement, createRef, StrictMode, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { samples, type SampleKind } from './conformance.samples.tsx';
import * as manifest from './index.ts';
import { messages as arabic } from './root/messages/ar.ts';
import { messages as english } from './root/messages/en.ts';

const source = import.meta.dirname;

/* Reads the text of the manifest, because it names the folder of each export. */
const components = Array.from(
  readFileSync(join(source, 'index.ts'), 'utf8').matchAll(
    /export \{([^}]*)\} from '\.\/components\/(\w+)\/(\w+)\.tsx'/g,
  ),
).flatMap(([, names, folder, file]) =>
  names!
    .split(',')
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]\w*$/.test(name))
    .map((name) => ({ name, folder: folder!, file: file! })),
);

const inPage = (element: ReactElement, rightToLeft = false) => (
  <StrictMode>
    <manifest.UiRoot locale={rightToLeft ? 'ar' : 'en'} messages={rightToLeft ? arabic : english}>
      {element}
    </manifest.UiRoot>
  </StrictMode>
);

const testProps = {
  id: 'own-id',
  className: 'own-class',
  'data-own': 'yes',
  'aria-description': 'own words',
};

/** Returns the outermost element, and the one that receives the given props. */
const getTargets = (container: HTMLElement, kind: SampleKind) => {
  const markedElement = document.querySelector('.own-class');
  if (kind === 'overlay') return { outer: markedElement, carrier: markedElement };
  const outer = container.querySelector('[data-sui-root]')!.firstElementChild;
  if (kind === 'wrapper') return { outer: null, carrier: null };
  return { outer, carrier: kind === 'field' ? document.getElementById(testProps.id) : outer };
};

const consoleCalls: unknown[][] = [];

beforeEach(() => {
  consoleCalls.length = 0;
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...args) => void consoleCalls.push(args));
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('has a sample for each component of the manifest, and no other', () => {
  expect(components.length).toBeGreaterThan(40);
  expect(Object.keys(samples).sort()).toEqual(components.map(({ name }) => name).sort());
});

describe.each(components)('$name', ({ name, folder, file }) => {
  const sample = samples[name]!;

  it('has a folder with stories and tests', () => {
    expect(file).toBe(name);
    for (const ending of ['tsx', 'stories.tsx', 'test.tsx']) {
      expect(existsSync(join(source, 'components', folder, `${folder}.${ending}`)), ending).toBe(true);
    }
  });

  it('passes ref, class and other attributes to its element', async () => {
    const { kind, element } = sample;
    const ref = createRef<Element>();
    const sampleElement = kind === 'wrapper' ? element : cloneElement(element, { ...testProps, ref });
    const { container } = render(inPage(sampleElement));
    /* Some overlays are loaded with their first opening. */
    if (kind === 'overlay') await act(() => vi.dynamicImportSettled());
    const { outer, carrier } = getTargets(container, kind);
    if (kind === 'wrapper') {
      expect(container.querySelector('[data-sui-root]')!.firstElementChild?.tagName).toBe('BUTTON');
      return;
    }
    expect(outer).toHaveClass(testProps.className);
    expect(ref.current).toBe(carrier);
    expect(kind === 'shell' ? outer!.querySelector('input') : carrier).toHaveAttribute('id', testProps.id);
    expect(carrier).toHaveAttribute('data-own', 'yes');
    expect(carrier).toHaveAttribute('aria-description', 'own words');
  });

  it.each([false, true])(
    'renders on a server and hydrates without a warning (right to left: %s)',
    async (rightToLeft) => {
      const page = inPage(sample.element, rightToLeft);
      const container = document.body.appendChild(document.createElement('div'));
      container.innerHTML = renderToString(page);
      expect(container.querySelector(`[dir="${rightToLeft ? 'rtl' : 'ltr'}"]`)).not.toBeNull();
      const root = await act(async () => hydrateRoot(container, page));
      await act(async () => root.unmount());
      expect(consoleCalls).toEqual([]);
    },
  );

  it('mounts and unmounts without leftovers in strict mode', async () => {
    const { unmount } = render(inPage(sample.element));
    await act(async () => {});
    unmount();
    expect(consoleCalls).toEqual([]);
    expect(document.body.querySelector('[data-sui-root], [role="dialog"], [role="alertdialog"]')).toBeNull();
  });
});
