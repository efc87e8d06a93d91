import {
  Badge,
  Button,
  EmptyState,
  Grid,
  Icon,
  iconNames,
  SearchField,
  Stack,
  Text,
  useToast,
  type IconName,
} from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';

/* Checks in the browser whether an icon is mirrored in right-to-left text. */
function useMirroredIcons() {
  const container = useRef<HTMLDivElement>(null);
  const [mirroredNames, setMirroredNames] = useState<ReadonlySet<string>>(new Set());
  useLayoutEffect(() => {
    const mirroredIcons = [...container.current!.querySelectorAll('svg')].filter(
      (icon) => new DOMMatrix(getComputedStyle(icon).transform).a < 0,
    );
    setMirroredNames(new Set(mirroredIcons.map((icon) => icon.dataset.name!)));
  }, []);
  return { container, mirroredNames };
}

function Gallery() {
  const [query, setQuery] = useState('');
  const { container, mirroredNames } = useMirroredIcons();
  const toasts = useToast();
  const normalizedQuery = query.trim().toLowerCase().replaceAll(' ', '-');
  const matchingNames = iconNames.filter((name) => name.includes(normalizedQuery));
  const copy = async (name: IconName) => {
    await navigator.clipboard.writeText(`<Icon name="${name}" />`);
    toasts.show({ tone: 'positive', message: `Copied ${name}` });
  };
  return (
    <Stack gap="xl">
      <SearchField label="Search icons" value={query} onValueChange={setQuery} />
      <Text role="status" size="small" tone="quiet">
        {matchingNames.length} of {iconNames.length} icons
      </Text>
      {matchingNames.length === 0 && (
        <EmptyState
          title="No icon of that name"
          body="Names are lucide’s. Say what it shows, not what it means: house, not home."
        />
      )}
      <Grid as="ul" columns={{ min: '128px' }} gap="m" aria-label="Icons">
        {matchingNames.map((name) => (
          <Stack
            as="li"
            key={name}
            gap="s"
            align="center"
            data-turning={mirroredNames.has(name) || undefined}
          >
            <Button variant="plain" aria-label={`Copy ${name}`} onClick={() => copy(name)}>
              <Icon name={name} size={24} />
            </Button>
            <Text size="small" align="center">
              <bdi>{name}</bdi>
            </Text>
            {mirroredNames.has(name) && <Badge>mirrored</Badge>}
          </Stack>
        ))}
      </Grid>
      <div
        ref={container}
        dir="rtl"
        aria-hidden="true"
        style={{ position: 'absolute', visibility: 'hidden' }}
      >
        {iconNames.map((name) => (
          <Icon key={name} name={name} data-name={name} />
        ))}
      </div>
    </Stack>
  );
}

const meta = { title: 'Foundations/Icons' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every icon of the kit; those that are mirrored in right-to-left text are marked. Press one to copy its name. */
export const All: Story = {
  render: () => <Gallery />,
  play: async ({ canvas }) => {
    const names = () => canvas.queryAllByRole('button', { name: /^Copy / }).map((button) => button.ariaLabel);
    await expect(names()).toHaveLength(iconNames.length);
    const field = canvas.getByRole('searchbox', { name: 'Search icons' });
    await userEvent.type(field, 'arrow right');
    await waitFor(() => expect(names()).toEqual(['Copy arrow-right']));
    await waitFor(() => expect(canvas.getByText('mirrored')).toBeVisible());
    await userEvent.clear(field);
    await userEvent.type(field, 'clock');
    await waitFor(() => expect(names()).toEqual(['Copy clock']));
    await expect(canvas.queryByText('mirrored')).toBeNull();
    await userEvent.clear(field);
  },
};

export const Sizes: Story = {
  render: () => (
    <Stack gap="l">
      {([16, 20, 24] as const).map((size) => (
        <Text key={size} size={size === 16 ? 'small' : size === 20 ? 'body' : 'heading'}>
          <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
            <Icon name="calendar-days" size={size} /> {size} px
          </span>
        </Text>
      ))}
    </Stack>
  ),
};
