import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { start } from './page.tsx';
import './raw.css';

const page = document.documentElement;

start({
  Root: ({ children }) => <div>{children}</div>,
  Button: ({ children, onClick }) => (
    <button type="button" className="button" onClick={onClick}>
      {children}
    </button>
  ),
  Field: function Field({ label, value, onValueChange }) {
    const id = useId();
    return (
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <input id={id} value={value} onChange={(event) => onValueChange(event.target.value)} />
      </div>
    );
  },
  Checkbox: function Checkbox({ label, checked, onCheckedChange }) {
    const id = useId();
    return (
      <div className="check">
        <input
          id={id}
          type="checkbox"
          checked={checked}
          onChange={(event) => onCheckedChange(event.target.checked)}
        />
        <label htmlFor={id}>{label}</label>
      </div>
    );
  },
  Select: function Select({ label, options }) {
    const id = useId();
    return (
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <select id={id} className="select" defaultValue={options[0]!.value}>
          {options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </div>
    );
  },
  Badge: ({ children }) => <span className="badge">{children}</span>,
  Dialog: function Dialog() {
    const [open, setOpen] = useState(false);
    const title = useId();
    return (
      <>
        <button type="button" className="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {open && (
          <div className="scrim">
            <div className="dialog" role="dialog" aria-modal="true" aria-labelledby={title}>
              <h2 id={title}>Recover the account</h2>
              <p>We send a letter.</p>
              <button type="button" className="button" onClick={() => setOpen(false)}>
                Close
              </button>
            </div>
          </div>
        )}
      </>
    );
  },
  LongTable: function LongTable({ rows }) {
    const [top, setTop] = useState(0);
    const height = 73;
    const first = Math.max(0, Math.floor(top / height) - 8);
    const last = Math.min(rows.length, Math.ceil((top + 600) / height) + 8);
    return (
      // Renders in the frame of the scroll event, as the kit does; otherwise the table would be empty for a moment.
      <div className="window" onScroll={(event) => flushSync(() => setTop(event.currentTarget.scrollTop))}>
        <table className="table">
          <thead>
            <tr>
              <th>Name</th>
              <th>Role</th>
              <th>Since</th>
            </tr>
          </thead>
          <tbody>
            <tr style={{ height: first * height }} />
            {rows.slice(first, last).map((person) => (
              <tr key={person.id}>
                <th scope="row">{person.name}</th>
                <td>{person.role}</td>
                <td>{person.since}</td>
              </tr>
            ))}
            <tr style={{ height: (rows.length - last) * height }} />
          </tbody>
        </table>
      </div>
    );
  },
  setDark: (dark) => page.classList.toggle('is-dark', dark),
  setBrand: (brand) => page.classList.toggle('brand', brand === 1),
});
