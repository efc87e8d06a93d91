'use client';

import { Button, ConfirmDialog, TextField } from '@school/ui';
import { useState } from 'react';

export function Loan() {
  const [open, setOpen] = useState(false);
  const [borrowed, setBorrowed] = useState(false);
  return (
    <>
      <TextField label="Título" name="title" />
      <Button tone="accent" variant="solid" onClick={() => setOpen(true)}>
        {borrowed ? 'Prestado' : 'Prestar'}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="¿Prestar el libro?"
        body="Por dos semanas."
        confirmLabel="Sí, prestar"
        onConfirm={() => setBorrowed(true)}
      />
    </>
  );
}
