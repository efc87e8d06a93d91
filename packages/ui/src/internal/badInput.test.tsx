import * as ui from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/* What callers without types hand over, and people write: nothing, twice the same, far too much. */
const nothing = null as never;
const huge = 'x'.repeat(50_000);
const odd = '👩‍🏫\u202E\u0000 \u2066العربية\u2069 <b>&amp;</b>';

const cases: Record<string, ReactElement> = {
  'an avatar of nobody': <ui.Avatar name={nothing} />,
  'a logo of no school': <ui.TenantLogo name={nothing} />,
  'a group of no list': <ui.AvatarGroup label="All" members={nothing} />,
  'a group with a nameless one': (
    <ui.AvatarGroup label="All" members={[{ name: nothing }]} max={-3} total={-1} />
  ),
  'a way through nothing': <ui.Breadcrumbs items={nothing} />,
  'a way without names': <ui.Breadcrumbs items={[{ label: nothing }, { label: odd }]} />,
  'facts of nothing': <ui.DescriptionList items={nothing} />,
  'facts that are odd': <ui.DescriptionList items={[{ term: nothing, details: [nothing, odd, huge] }]} />,
  'keys of nothing': <ui.Kbd keys={nothing} />,
  'odd keys': <ui.Kbd keys={['', odd, 'Mod', 'Mod']} />,
  'a file of nothing': <ui.FileIcon name={nothing} type={nothing} />,
  'an odd file': <ui.FileIcon name={`${huge}.${odd}`} />,
  'a picture of nothing': <ui.Image src={nothing} alt={odd} />,
  'columns of nothing': <ui.Columns>{nothing}</ui.Columns>,
  'a line at no place': (
    <ui.SplitPane label={odd} start={nothing} end={huge} defaultValue={NaN} min={90} max={10} />
  ),
  'a scroll area of nothing': <ui.ScrollArea label={nothing}>{nothing}</ui.ScrollArea>,
  'a toolbar of nothing': <ui.Toolbar label={nothing}>{nothing}</ui.Toolbar>,
  'buttons of nothing': <ui.ButtonGroup label={nothing}>{nothing}</ui.ButtonGroup>,
  'tabs of nothing': <ui.Tabs label="Tabs" items={nothing} value="a" />,
  'views of nothing': <ui.SegmentedControl label="View" options={nothing} />,
  'rows of nothing': (
    <ui.Table
      label="Rows"
      columns={[{ id: 'a', header: 'A', cell: () => null }]}
      rows={nothing}
      rowKey={() => ''}
    />
  ),
  'a tag of a huge word': <ui.Tag onRemove={() => undefined}>{huge}</ui.Tag>,
  'a moment that is none': <ui.Time value={nothing} />,
};

const errors: unknown[][] = [];
beforeEach(() => {
  errors.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...said) => void errors.push(said));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

const show = (element: ReactElement) =>
  render(
    <ui.UiRoot locale="en" messages={messages}>
      {element}
    </ui.UiRoot>,
  );

it.each(Object.entries(cases))('%s does not break the page', (_, element) => {
  expect(() => show(element)).not.toThrow();
  expect(errors).toEqual([]);
});

const twice = {
  Tabs: (
    <ui.Tabs
      label="Tabs"
      value="a"
      items={[
        { id: 'a', label: 'One' },
        { id: 'a', label: 'Two' },
      ]}
    />
  ),
  Table: (
    <ui.Table
      label="Rows"
      columns={[{ id: 'a', header: 'A', cell: (word: string) => word }]}
      rows={['One', 'Two']}
      rowKey={() => 'a'}
    />
  ),
};

it.each(Object.entries(twice))(
  '%s shows both items of a duplicate key, and warns developers',
  (name, element) => {
    const { getByText } = show(element);
    expect(getByText('One')).toBeVisible();
    expect(getByText('Two')).toBeVisible();
    expect(errors).toEqual([]);
    expect(console.warn).toHaveBeenCalledWith(
      expect.stringContaining(`@school/ui: ${name} was given two things known as "a".`),
    );
  },
);
