import {
  applyScheme,
  applyTheme,
  Badge,
  Button,
  Checkbox,
  DataTable,
  type DataTableColumn,
  Dialog,
  Select,
  tenantTheme,
  TextField,
  UiRoot,
} from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { useState } from 'react';
import { start } from './page.tsx';
import type { Person } from './parts.ts';

const brands = [tenantTheme('#0F6E5A'), tenantTheme('#C2410C')] as const;
applyTheme(brands[0]);

const columns: DataTableColumn<Person>[] = [
  { id: 'name', header: 'Name', cell: (person) => person.name, primary: true, width: '40%' },
  { id: 'role', header: 'Role', cell: (person) => person.role },
  { id: 'since', header: 'Since', cell: (person) => person.since },
];

start({
  Root: ({ children }) => (
    <UiRoot locale="en" messages={messages}>
      {children}
    </UiRoot>
  ),
  Button: ({ children, onClick }) => (
    <Button tone="accent" variant="solid" onClick={onClick}>
      {children}
    </Button>
  ),
  Field: ({ label, value, onValueChange }) => (
    <TextField label={label} value={value} onValueChange={onValueChange} />
  ),
  Checkbox: ({ label, checked, onCheckedChange }) => (
    <Checkbox label={label} checked={checked} onCheckedChange={(next) => onCheckedChange(next === true)} />
  ),
  Select: ({ label, options }) => <Select label={label} options={options} defaultValue={options[0]!.value} />,
  Badge: ({ children }) => <Badge>{children}</Badge>,
  Dialog: function RecoverDialog() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button tone="accent" variant="solid" onClick={() => setOpen(true)}>
          Open
        </Button>
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title="Recover the account"
          description="We send a letter."
        >
          <Button tone="accent" variant="solid" onClick={() => setOpen(false)}>
            Close
          </Button>
        </Dialog>
      </>
    );
  },
  LongTable: ({ rows }) => (
    <div style={{ blockSize: 600, overflowY: 'auto' }}>
      <DataTable label="People" columns={columns} rows={rows} rowKey={(person) => person.id} virtual />
    </div>
  ),
  setDark: (dark) => applyScheme(dark ? 'dark' : 'light'),
  setBrand: (brand) => void applyTheme(brands[brand]),
});
