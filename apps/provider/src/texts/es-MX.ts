import type { TextChanges } from '../providerTexts.ts';

/** Mexican usage where it differs from `es`. */
export const texts: TextChanges = {
  notificationEmails: {
    emergencyStarted: {
      before:
        'Esta es una emergencia real en {school}. Sigue las instrucciones y responde en cuanto estés a salvo.',
    },
    emergencyReminded: {
      before:
        'Recordatorio: aún no respondes esta alerta real de {school}. Sigue las instrucciones y responde en cuanto estés a salvo.',
    },
  },
  emails: {
    passwordReset: {
      before:
        'La administración de {school} restableció tu contraseña. La anterior ya no funciona. Tienes una hora para elegir otra aquí:',
      after: 'Si el enlace venció, pide otro en la página de inicio de sesión.',
    },
    signUpTaken: {
      before:
        'Alguien pidió una cuenta de {school} con este correo, pero ya tiene una. Si fuiste tú, inicia sesión con ella. Si olvidaste tu contraseña, elige otra en la página de inicio de sesión.',
      action: 'Ir a iniciar sesión',
      after:
        'Si no puedes iniciar sesión, comunícate con la escuela. Si no pediste una cuenta, ignora este mensaje.',
    },
    signUpReceived: {
      before:
        '{school} recibió tu solicitud de cuenta. La escuela la revisará y te escribiremos cuando haya una respuesta.',
    },
    signUpApproved: {
      before:
        '{school} aprobó tu cuenta. Ya puedes iniciar sesión con este correo y la contraseña que elegiste.',
      action: 'Iniciar sesión',
      after: 'Si olvidaste tu contraseña, puedes elegir otra en la página de inicio de sesión.',
    },
    signUpRefused: { after: 'Si crees que es un error, comunícate con la escuela.' },
    emailChanged: {
      before:
        'El correo de tu cuenta en {school} se cambió el {when}. A partir de ahora los mensajes llegan al correo nuevo.',
      after:
        'Si hiciste este cambio, no tienes que hacer nada. Si no fuiste tú, comunícate de inmediato con la escuela para que proteja tu cuenta.',
    },
    passwordChanged: {
      action: 'Ir a iniciar sesión',
      after:
        'Si hiciste este cambio, no tienes que hacer nada. Si no fuiste tú, elige otra contraseña en la página de inicio de sesión y comunícate de inmediato con la escuela.',
    },
    pinSet: {
      after:
        'Si lo hiciste o lo pediste, no tienes que hacer nada. Si no, cambia tu contraseña y tu PIN en Mi cuenta y comunícate de inmediato con la escuela.',
    },
    passwordGuesses: {
      after:
        'Si fuiste tú, inicia sesión de nuevo o elige otra contraseña en la página de ingreso. Si no, cambia tu contraseña y comunícate de inmediato con la escuela.',
    },
    mailServerChanged: {
      before:
        'El servidor de correo de {school} se cambió el {when}. A partir de ahora todos los correos de la escuela salen con la configuración nueva, también los enlaces para elegir una contraseña.',
      after:
        'Si estaba previsto, no tienes que hacer nada. Si no, inicia sesión, revisa la configuración del correo y la auditoría, y cambia tu contraseña.',
    },
    pinLocked: {
      after:
        'Si fuiste tú, no tienes que hacer nada. Si no, cambia tu contraseña y tu PIN en Mi cuenta y comunícate de inmediato con la escuela.',
    },
    pinRemoved: {
      after:
        'Si lo hiciste o lo pediste, no tienes que hacer nada. Si no, cambia tu contraseña y tu PIN en Mi cuenta y comunícate de inmediato con la escuela.',
    },
  },
  reminders: { unread: 'Aún no has abierto «{title}». Dale un vistazo, por favor.' },
  alerts: {
    earthquake: {
      content:
        'Agáchense, cúbranse y sujétense lejos de las ventanas. Cuando termine el movimiento, salgan con calma hasta la zona de seguridad de {place}.',
    },
    fire: {
      content:
        'Incendio en {place}. Salgan ahora por la ruta más cercana hasta la zona de seguridad. No usen elevadores y no vuelvan por sus cosas.',
    },
    gas: {
      content:
        'Fuga de gas en {place}. Salgan ahora hasta la zona de seguridad. No enciendan luces, no usen elevadores ni teléfonos dentro del edificio.',
    },
    evacuation: {
      content:
        'Salgan ahora de {place} por la ruta más cercana hasta la zona de seguridad. Pasen lista y respondan esta alerta.',
    },
    weather: {
      content:
        'Situación de riesgo en el camino a {place}. No salgan hasta nuevo aviso y sigan las instrucciones de la escuela.',
    },
  },
  tooLateNotice: {
    content:
      'El servidor no estaba disponible cuando debía enviarse tu alerta «{title}». Se canceló porque ya tenía más de un minuto de retraso. Si todavía hace falta, iníciala de nuevo.',
  },
  alertPage: {
    call: 'Llamar a la escuela:',
    rejected: 'No se aceptó tu respuesta. Vuelve a cargar la página e inténtalo de nuevo.',
    unknown: {
      body: 'Puede estar incompleto. Ábrelo de nuevo desde el correo o inicia sesión para ver tus alertas.',
    },
    expired: { body: 'Funcionó hasta 24 horas después del fin. Inicia sesión para leer el mensaje.' },
  },
  unsubscribePage: {
    unknown: {
      body: 'Puede estar incompleto. Ábrelo de nuevo desde el correo o inicia sesión para elegir qué correos recibes.',
    },
  },
};
