import type { MessengerMessages } from '../../messengerMessages.ts';

/* French counts 0 and 1 as singular. */
const isOne = (count: number) => count < 2;

export const messages: MessengerMessages = {
  receiptTicks: {
    waiting: 'En attente du réseau',
    sending: 'Envoi en cours',
    sent: 'Envoyé',
    delivered: 'Remis',
    read: 'Lu',
    readBy: (count) => `Lu par ${count}`,
    failed: 'Non envoyé',
  },
  presence: { online: 'En ligne', away: 'Absent', busy: 'Ne pas déranger', offline: 'Hors ligne' },
  typingIndicator: {
    one: (name) => `${name} écrit`,
    two: (first, second) => `${first} et ${second} écrivent`,
    many: (count) => `${count} personnes écrivent`,
  },
  messageBubble: {
    you: 'Vous',
    forwarded: 'Transféré',
    edited: 'Modifié',
    deleted: 'Message supprimé',
    actions: 'Actions du message',
    retry: 'Réessayer',
    edit: 'Modifier',
    discard: 'Abandonner',
    quote: (author) => `Réponse à ${author}`,
    reactions: 'Réactions',
    reaction: (emoji, count, names) => `${emoji} ${count}${names && ` : ${names}`}`,
    others: (count) => (count === 1 ? '1 autre personne' : `${count} autres personnes`),
  },
  messageList: {
    unread: (count) => `${count} ${isOne(count) ? 'nouveau message' : 'nouveaux messages'}`,
    latest: (count) =>
      count === 0
        ? 'Aller au dernier message'
        : `Aller au dernier message : ${count} ${isOne(count) ? 'nouveau' : 'nouveaux'}`,
    loadOlder: 'Afficher les messages précédents',
    loadingOlder: 'Chargement des messages précédents',
    empty: 'Aucun message pour l’instant.',
  },
  composer: {
    label: 'Message',
    placeholder: 'Écrire un message',
    offline: 'Écrivez un message. Il sera envoyé au retour du réseau.',
    send: 'Envoyer',
    attach: 'Joindre des fichiers',
    sendKeys: 'Entrée pour envoyer',
    sendKeysControl: 'Ctrl + Entrée pour envoyer',
    replyingTo: (author) => `Réponse à ${author}`,
    editing: 'Modification d’un message',
    cancel: 'Annuler',
    drop: 'Déposez les fichiers ici',
    attachments: 'Pièces jointes',
    tooLong: (max) => `Un message peut compter jusqu’à ${max} caractères`,
    save: 'Enregistrer les modifications',
  },
  conversationList: {
    unread: (count) => `${count} non ${isOne(count) ? 'lu' : 'lus'}`,
    muted: 'En sourdine',
    pinned: 'Épinglée',
    draft: 'Brouillon',
    you: 'Vous',
    empty: 'Aucune conversation pour l’instant.',
    actions: (name) => `Actions pour ${name}`,
  },
};
