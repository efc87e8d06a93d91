import { Box, Stack, Text } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/Text',
  component: Text,
  args: { children: 'The timetable changes on Thursday.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: ({ children }) => (
    <Stack gap="m">
      {(['display', 'title', 'heading', 'body', 'small', 'caption'] as const).map((size) => (
        <Text key={size} size={size}>
          {children}
        </Text>
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack gap="s">
      {(['base', 'strong', 'quiet', 'accent', 'positive', 'caution', 'critical', 'info'] as const).map(
        (tone) => (
          <Text key={tone} tone={tone}>
            {tone}
          </Text>
        ),
      )}
      <Box background="inverse" padding="s">
        <Text tone="inverse">inverse</Text>
      </Box>
    </Stack>
  ),
};

export const Weights: Story = {
  render: ({ children }) => (
    <Stack gap="s">
      {(['regular', 'medium', 'bold'] as const).map((weight) => (
        <Text key={weight} weight={weight}>
          {children}
        </Text>
      ))}
    </Stack>
  ),
};

export const OfUnknownScript: Story = {
  render: () => (
    <Stack gap="s">
      <Text isolate>مرحبا بكم في الصف السابع، نلتقي يوم الخميس.</Text>
      <Text isolate>Welcome to 7° A, we meet on Thursday.</Text>
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    clamp: 3,
    style: { maxInlineSize: 320 },
    children: 'A word about the trip to the coast on Friday. '.repeat(12),
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  render: () => (
    <Stack gap="m">
      <Text size="title">يتغير الدوام يوم الخميس</Text>
      <Text>تبدأ الحصص في الثامنة وتنتهي في الواحدة، ثم نلتقي في الساحة.</Text>
      <Text isolate>Welcome to 7° A, we meet on Thursday.</Text>
      <Box style={{ maxInlineSize: 240 }}>
        <Text isolate clamp={1}>
          Welcome to 7° A, we meet on Thursday in the yard.
        </Text>
      </Box>
      <Text size="small" tone="quiet">
        كتبته ليلى حداد
      </Text>
    </Stack>
  ),
};

/* Returns the box of the first character of an element's text. */
const getFirstLetterRect = (element: Element): DOMRect => {
  const textNode = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()!;
  const range = document.createRange();
  range.setStart(textNode, 0);
  range.setEnd(textNode, 1);
  return range.getBoundingClientRect();
};

/** Text of another direction than the page's is cut at its end, and its lines are aligned with the page. */
export const CutInItsOwnDirection: Story = {
  globals: { locale: 'ar' },
  render: () => (
    <Stack gap="m" style={{ maxInlineSize: 220 }}>
      {[1, 2].map((lines) => (
        <Text key={lines} clamp={lines}>
          Reunión de apoderados de séptimo y octavo básico en el gimnasio del colegio
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [line, lines] = canvas.getAllByText(/^Reunión/);
    const lineStart = line!.getBoundingClientRect().left;
    await expect(Math.abs(getFirstLetterRect(line!).left - lineStart)).toBeLessThan(3);
    const range = document.createRange();
    range.selectNodeContents(lines!);
    const [firstLine] = range.getClientRects();
    await expect(Math.abs(getFirstLetterRect(lines!).left - firstLine!.left)).toBeLessThan(3);
    await expect(
      Math.abs(firstLine!.right - lines!.parentElement!.getBoundingClientRect().right),
    ).toBeLessThan(3);
  },
};
