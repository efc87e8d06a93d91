import { Badge, Button, Notice, Select, Stack, Tag, TextField, Time, UiRoot } from '@school/ui';
import { messages } from '@school/ui/messages/es';

const shelves = [{ value: 'novels', label: 'Novelas' }];

/** An icon drawn as an SVG element, as icon libraries do it. */
const Sheet = () => (
  <svg viewBox="0 0 24 24" fill="currentColor">
    <path d="M4 4h16v16H4z" />
  </svg>
);

export const Page = ({ timeZone }: { timeZone?: string }) => (
  <UiRoot locale="es-CL" messages={messages} timeZone={timeZone}>
    <Stack gap="l">
      <TextField label="Título" name="title" icon="search" />
      <Select label="Estante" name="shelf" options={shelves} icon="tag" />
      <Button icon="send">Prestar</Button>
      <Button icon={<Sheet />}>Imprimir</Button>
      <Badge icon="clock">Prestado</Badge>
      <Tag name="Novelas" onRemove={() => {}}>
        Novelas
      </Tag>
      <Notice tone="caution">Vence pronto.</Notice>
      <Time data-format="dateTime" value="2026-09-10T10:00:00Z" />
      <Time data-format="relative" format="relative" value="2026-09-10T10:00:00Z" />
    </Stack>
  </UiRoot>
);
