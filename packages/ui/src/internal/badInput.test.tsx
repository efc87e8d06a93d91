import * as ui from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/* What callers without types hand over, and people write: nothing, twice the same, far too much. */
const absent = null as never;
const huge = 'x'.repeat(50_000);
const unusualText = '👩‍🏫\u202E\u0000 \u2066العربية\u2069 <b>&amp;</b>';

const cases: Record<string, ReactElement> = {
  'an avatar of nobody': <ui.Avatar name={absent} />,
  'a logo of no school': <ui.TenantLogo name={absent} />,
  'a group of no list': <ui.AvatarGroup label="All" members={absent} />,
  'a group with a nameless one': (
    <ui.AvatarGroup label="All" members={[{ name: absent }]} max={-3} total={-1} />
  ),
  'a way through nothing': <ui.Breadcrumbs items={absent} />,
  'a way without names': <ui.Breadcrumbs items={[{ label: absent }, { label: unusualText }]} />,
  'facts of nothing': <ui.DescriptionList items={absent} />,
  'facts that are odd': (
    <ui.DescriptionList items={[{ term: absent, details: [absent, unusualText, huge] }]} />
  ),
  'keys of nothing': <ui.Kbd keys={absent} />,
  'odd keys': <ui.Kbd keys={['', unusualText, 'Mod', 'Mod']} />,
  'a file of nothing': <ui.FileIcon name={absent} type={absent} />,
  'an odd file': <ui.FileIcon name={`${huge}.${unusualText}`} />,
  'a picture of nothing': <ui.Image src={absent} alt={unusualText} />,
  'columns of nothing': <ui.Columns>{absent}</ui.Columns>,
  'a line at no place': (
    <ui.SplitPane label={unusualText} start={absent} end={huge} defaultValue={NaN} min={90} max={10} />
  ),
  'a scroll area of nothing': <ui.ScrollArea label={absent}>{absent}</ui.ScrollArea>,
  'a toolbar of nothing': <ui.Toolbar label={absent}>{absent}</ui.Toolbar>,
  'buttons of nothing': <ui.ButtonGroup label={absent}>{absent}</ui.ButtonGroup>,
  'tabs of nothing': <ui.Tabs label="Tabs" items={absent} value="a" />,
  'views of nothing': <ui.SegmentedControl label="View" options={absent} />,
  'rows of nothing': (
    <ui.Table
      label="Rows"
      columns={[{ id: 'a', header: 'A', cell: () => null }]}
      rows={absent}
      rowKey={() => ''}
    />
  ),
  'a tag of a huge word': <ui.Tag onRemove={() => undefined}>{huge}</ui.Tag>,
  'a moment that is none': <ui.Time value={absent} />,
};

const errors: unknown[][] = [];
beforeEach(() => {
  errors.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...args) => void errors.push(args));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

const show = (element: ReactElement) =>
  render(
    <ui.UiRoot locale="en" messages={messages}>
      {element}
    </ui.UiRoot>,
  );

it.each(Object.entries(cases))('%s renders unusual values', (_, element) => {
  expect(() => show(element)).not.toThrow();
  expect(errors).toEqual([]);
});

const duplicate = {
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
      columns={[{ id: 'a', header: 'A', cell: (cellText: string) => cellText }]}
      rows={['One', 'Two']}
      rowKey={() => 'a'}
    />
  ),
};

it.each(Object.entries(duplicate))(
  '%s renders both items of a duplicate key, and warns developers',
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
