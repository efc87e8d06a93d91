import {
  applyScheme,
  applyTheme,
  Badge,
  Button,
  Checkbox,
  Dialog,
  Select,
  tenantTheme,
  TextField,
  UiRoot,
} from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { useState } from 'react';
import { start } from './page.tsx';

const brands = [tenantTheme('#0F6E5A'), tenantTheme('#C2410C')] as const;
applyTheme(brands[0]);

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
  setDark: (dark) => applyScheme(dark ? 'dark' : 'light'),
  setBrand: (brand) => void applyTheme(brands[brand]),
});
