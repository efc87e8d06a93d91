import './policy.ts';
import './layers.css';
import {
  applyTheme,
  Button,
  Dialog,
  Select,
  Stack,
  tenantTheme,
  TextField,
  Tooltip,
  UiRoot,
} from '@school/ui';
import { messages } from '@school/ui/messages/es';
import { createRoot } from 'react-dom/client';

applyTheme(tenantTheme('#7A1FA2'));

const shelves = [
  { value: 'novels', label: 'Novelas' },
  { value: 'science', label: 'Ciencias' },
];

createRoot(document.getElementById('app')!).render(
  <UiRoot locale="es" messages={messages}>
    <Stack gap="l">
      <TextField label="Título" name="title" />
      <Select label="Estante" name="shelf" options={shelves} />
      <Dialog
        title="Prestar el libro"
        description="Por dos semanas."
        trigger={
          <Button tone="accent" variant="solid" className="rounded-full">
            Prestar
          </Button>
        }
      >
        <TextField label="A quién" />
      </Dialog>
      <Tooltip content="Desde marzo">
        <Button>Historial</Button>
      </Tooltip>
    </Stack>
  </UiRoot>,
);
