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
        'Recordatorio: aún no has respondido esta alerta real de {school}. Sigue las instrucciones y responde en cuanto estés a salvo.',
    },
  },
  emails: {
    passwordReset: { after: 'Si el enlace venció, pide otro en la página de inicio de sesión.' },
    invitation: {
      before:
        '{school} creó una cuenta para ti. Iniciarás sesión con este correo y una contraseña que elijas. Tienes siete días para elegirla aquí:',
    },
    signUpTaken: {
      before:
        'Alguien pidió una cuenta de {school} con este correo, pero ya existe una. Si fuiste tú, inicia sesión con ella. Si olvidaste tu contraseña, elige otra en la página de inicio de sesión.',
      action: 'Ir a la página de inicio de sesión',
      after:
        'Si no puedes iniciar sesión, comunícate con la escuela. Si no pediste una cuenta, ignora este mensaje.',
    },
    signUpReceived: {
      before:
        '{school} recibió tu solicitud de cuenta. La escuela la revisará y te escribirá cuando haya una respuesta.',
    },
    signUpApproved: {
      before:
        '{school} aprobó tu cuenta. Ya puedes iniciar sesión con este correo y la contraseña que elegiste.',
      action: 'Iniciar sesión',
      after: 'Si olvidaste tu contraseña, puedes elegir otra en la página de inicio de sesión.',
    },
    signUpRefused: { after: 'Si crees que es un error, comunícate con la escuela.' },
    emailChanged: {
      after:
        'Si hiciste este cambio, no tienes que hacer nada. Si no fuiste tú, comunícate de inmediato con la escuela para que proteja tu cuenta.',
    },
    passwordChanged: {
      action: 'Ir a la página de inicio de sesión',
      after:
        'Si hiciste este cambio, no tienes que hacer nada. Si no fuiste tú, elige otra contraseña en la página de inicio de sesión y comunícate de inmediato con la escuela.',
    },
    pinSet: {
      after:
        'Si lo hiciste o lo pediste, no tienes que hacer nada. Si no, cambia tu contraseña y tu PIN en Mi cuenta y comunícate de inmediato con la escuela.',
    },
    passwordGuesses: {
      after:
        'Si fuiste tú, inicia sesión de nuevo o elige otra contraseña en la página de inicio de sesión. Si no, cambia tu contraseña y comunícate de inmediato con la escuela.',
    },
    mailServerChanged: {
      before:
        'El servidor de correo de {school} se cambió el {when}. Desde ahora todos los correos de la escuela se envían con la configuración nueva, incluidos los que llevan enlaces para elegir una contraseña.',
      after:
        'Si estaba previsto, no tienes que hacer nada. Si no, inicia sesión, revisa la configuración del correo y el registro de actividad, y cambia tu contraseña.',
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
  alerts: {
    earthquake: {
      content:
        'Agáchense, cúbranse y sujétense lejos de las ventanas. Cuando termine el movimiento, salgan con calma hasta el punto de reunión de {place}.',
    },
    fire: {
      content:
        'Incendio en {place}. Salgan ahora por la ruta de evacuación más cercana hasta el punto de reunión. No usen elevadores y no vuelvan por sus cosas.',
    },
    gas: {
      content:
        'Fuga de gas en {place}. Salgan ahora hasta el punto de reunión. No enciendan luces ni usen elevadores o teléfonos dentro del edificio.',
    },
    evacuation: {
      content:
        'Salgan ahora de {place} por la ruta de evacuación más cercana hasta el punto de reunión. Pasen lista y respondan esta alerta.',
    },
    weather: {
      content:
        'No es seguro viajar hacia {place} ni desde ahí. Quédense donde están hasta nuevo aviso y sigan las instrucciones de la escuela.',
    },
  },
  alertPage: {
    call: 'Llamar a la escuela:',
    unknown: {
      body: 'Puede estar incompleto. Ábrelo de nuevo desde el correo o inicia sesión para ver tus alertas.',
    },
    expired: {
      body: 'Funcionaba hasta 24 horas después de que se anunció el fin. Inicia sesión para leer el mensaje.',
    },
  },
  unsubscribePage: {
    unknown: {
      body: 'Puede estar incompleto. Ábrelo de nuevo desde el correo o inicia sesión para elegir qué correos recibes.',
    },
  },
};
