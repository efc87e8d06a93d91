import { Avatar, Badge, IconButton, List, ListItem, Stack, Time } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'Components/List',
  component: List,
  argTypes: { children: { control: false } },
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = fn();
const more = fn();
const at = (hour: string) => (
  <Time value={`2026-09-08T${hour}:00Z`} timeZone="America/Santiago" format="relative" />
);

/** Rows with links, the current row, rows with actions, and static rows. */
export const Overview: Story = {
  args: {
    label: 'Unread',
    children: (
      <>
        <ListItem
          href="#c7"
          start={<Avatar name="Curso 7" shape="square" />}
          title="Coordinación 7° básico"
          meta="Tomás: ¿Alguien puede cubrir mi turno de patio?"
          end={at('13:38')}
        />
        <ListItem
          href="#soto"
          selected
          start={<Avatar name="Ignacia Soto" />}
          title="Ignacia Soto"
          meta="Te dejé la lista de la salida pedagógica"
          end={
            <>
              {at('13:12')}
              <Badge tone="info">2</Badge>
            </>
          }
        />
        <ListItem
          onPress={press}
          title="12 correos no llegaron"
          meta="El servidor rechazó las direcciones"
          end={<IconButton icon="ellipsis" variant="plain" size="s" label="Más" onClick={more} />}
        />
        <ListItem title="Protocolo de salidas" meta="Vence el 15 de septiembre" end="ayer" />
      </>
    ),
  },
  render: (args) => (
    <Stack gap="xl">
      <List {...args} />
      <List ruled={false} label="Without lines">
        <ListItem title="One" meta="Without lines" />
        <ListItem title="Two" />
      </List>
    </Stack>
  ),
};

/** A press on the row is the row's; a press on the button at its end is the button's. */
export const Interaction: Story = {
  args: Overview.args!,
  play: async ({ canvas }) => {
    press.mockClear();
    more.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Más' }));
    await expect(more).toHaveBeenCalledOnce();
    await expect(press).not.toHaveBeenCalled();
    const row = canvas.getByText('El servidor rechazó las direcciones');
    const { left, top } = row.getBoundingClientRect();
    await userEvent.click(document.elementFromPoint(left + 4, top + 4)!);
    await expect(press).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    label: 'غير مقروءة',
    children: (
      <>
        <ListItem
          href="#a"
          start={<Avatar name="أحمد المنصوري" />}
          title="أحمد المنصوري"
          meta="هل يمكن لأحد أن ينوب عني اليوم؟"
          end={at('13:38')}
        />
        <ListItem
          href="#b"
          selected
          start={<Avatar name="Ignacia Soto" />}
          title="Ignacia Soto"
          meta="تركت لك قائمة الرحلة"
          end={at('13:12')}
        />
        <ListItem title="بروتوكول المغادرة" meta="ينتهي قريبًا" end="أمس" />
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    label: 'Long',
    children: (
      <>
        <ListItem
          href="#long"
          start={<Avatar name="Ä" />}
          title="Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
          meta={'Families are told of every meeting at least five working days before it. '.repeat(6)}
          end="vor einhundertsiebenundzwanzig Tagen"
        />
        <ListItem title={'A name of four hundred signs and more. '.repeat(11)} />
      </>
    ),
  },
};
