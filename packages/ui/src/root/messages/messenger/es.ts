import type { MessengerMessages } from '../../messengerMessages.ts';

export const messages: MessengerMessages = {
  receiptTicks: {
    waiting: 'Esperando la red',
    sending: 'Enviando',
    sent: 'Enviado',
    delivered: 'Entregado',
    read: 'Leído',
    readBy: (count) => `Leído por ${count}`,
    failed: 'No se envió',
  },
  presence: { online: 'En línea', away: 'Ausente', busy: 'No molestar', offline: 'Sin conexión' },
  typingIndicator: {
    one: (name) => `${name} está escribiendo`,
    two: (first, second) => `${first} y ${second} están escribiendo`,
    many: (count) => `${count} personas están escribiendo`,
  },
  messageBubble: {
    you: 'Tú',
    forwarded: 'Reenviado',
    edited: 'Editado',
    deleted: 'Mensaje eliminado',
    actions: 'Acciones del mensaje',
    retry: 'Reintentar',
    edit: 'Editar',
    discard: 'Descartar',
    quote: (author) => `Respuesta a ${author}`,
    reactions: 'Reacciones',
    reaction: (emoji, count, names) => `${emoji} ${count}${names && `: ${names}`}`,
    others: (count) => (count === 1 ? '1 persona más' : `${count} personas más`),
  },
  messageList: {
    unread: (count) => (count === 1 ? '1 mensaje nuevo' : `${count} mensajes nuevos`),
    latest: (count) =>
      count === 0
        ? 'Ir al último mensaje'
        : `Ir al último mensaje: ${count} ${count === 1 ? 'nuevo' : 'nuevos'}`,
    loadOlder: 'Mostrar mensajes anteriores',
    loadingOlder: 'Cargando mensajes anteriores',
    empty: 'Aún no hay mensajes.',
  },
  composer: {
    label: 'Mensaje',
    placeholder: 'Escribe un mensaje',
    offline: 'Escribe un mensaje. Se enviará al volver la red.',
    send: 'Enviar',
    attach: 'Adjuntar archivos',
    sendKeys: 'Enter envía',
    sendKeysControl: 'Ctrl + Enter envía',
    replyingTo: (author) => `Respondiendo a ${author}`,
    editing: 'Editando un mensaje',
    cancel: 'Cancelar',
    drop: 'Suelta los archivos aquí',
    attachments: 'Archivos adjuntos',
    tooLong: (max) => `El mensaje puede tener hasta ${max} caracteres`,
    save: 'Guardar cambios',
  },
  conversationList: {
    unread: (count) => (count === 1 ? '1 sin leer' : `${count} sin leer`),
    muted: 'Silenciada',
    pinned: 'Fijada',
    draft: 'Borrador',
    you: 'Tú',
    empty: 'Aún no hay conversaciones.',
    actions: (name) => `Acciones para ${name}`,
  },
};
