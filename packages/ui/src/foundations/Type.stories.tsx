import { Divider, Stack, Text, type TextSize } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';

const steps: [size: TextSize, use: string][] = [
  ['display', 'One sentence that a screen begins with: 312 of 480 families read it'],
  ['title', 'The name of a screen: News and notices'],
  ['heading', 'The name of a part of a screen: Who it is for'],
  ['body', 'Everything that is read: The meeting is on Thursday at seven in the hall.'],
  ['small', 'Help, dates, what stands beside: Sent yesterday at 18:40'],
  ['caption', 'Under a picture, on an axis: March'],
];

/* The size and line as they are drawn, in CSS pixels. */
function Specimen({ size, use }: { size: TextSize; use: string }) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [measuredFont, setMeasuredFont] = useState('');
  useLayoutEffect(() => {
    const { fontSize, lineHeight } = getComputedStyle(paragraph.current!);
    setMeasuredFont(
      `${Math.round(Number.parseFloat(fontSize))} / ${Math.round(Number.parseFloat(lineHeight))}`,
    );
  }, [size]);
  return (
    <Stack gap="xs" as="li">
      <Text as="span" size="small" tone="quiet">
        {size} <span data-found={size}>{measuredFont}</span>
      </Text>
      <Text size={size} ref={paragraph}>
        {use}
      </Text>
    </Stack>
  );
}

const meta = { title: 'Foundations/Type' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Six steps, each with a job. The figures are read from the page. */
export const Scale: Story = {
  globals: { locale: 'en' },
  render: () => (
    <Stack gap="xl" as="ul">
      {steps.map(([size, use]) => (
        <Specimen key={size} size={size} use={use} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const figure = (size: TextSize) => canvasElement.querySelector(`[data-found="${size}"]`)!.textContent;
    await waitFor(() => expect(figure('body')).toBe('16 / 24'));
    await expect(figure('title')).toBe('24 / 32');
    await expect(figure('heading')).toBe('20 / 28');
    await expect(figure('small')).toBe('14 / 20');
  },
};

const weights = { regular: 400, medium: 550, bold: 700 } as const;

export const Weights: Story = {
  render: () => (
    <Stack gap="m">
      {(Object.keys(weights) as (keyof typeof weights)[]).map((weight) => (
        <Text key={weight} size="heading" weight={weight}>
          {weights[weight]} · Atkinson Hyperlegible Next · Il1 O0 8B ñáü ¿Qué?
        </Text>
      ))}
    </Stack>
  ),
};

const scripts: [lang: string, words: string][] = [
  ['es', 'La reunión de apoderados es el jueves a las siete.'],
  ['de', 'Der Elternabend findet am Donnerstag um sieben Uhr in der Aula statt.'],
  ['ar', 'اجتماع أولياء الأمور يوم الخميس الساعة السابعة مساءً في القاعة.'],
  ['zh-CN', '家长会于星期四晚上七点在礼堂举行。'],
];

/** The line grows with the script: letters that join need 1.75, and neither tracking nor slant. */
export const Scripts: Story = {
  render: () => (
    <Stack gap="l">
      {scripts.map(([lang, words]) => (
        <Stack gap="xs" key={lang}>
          <Text size="small" tone="quiet">
            <bdi>{lang}</bdi>
          </Text>
          <Text lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'} size="title">
            {words}
          </Text>
          <Text lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'}>
            {words}
          </Text>
          <Divider />
        </Stack>
      ))}
    </Stack>
  ),
};
