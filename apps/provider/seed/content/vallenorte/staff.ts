/** One person a line: name, position, role, scope, status. */
export const staff = `
Wladimir Araya Pastén; Jefe de recursos; administrador
Norma Castillo Tirado; Vicerrectora; direccion
Patricio Rojas Zepeda; Coordinador de ciencias; direccion; M1 M2 M3 M4
Jacqueline Véliz Ardiles; Coordinadora de básica; direccion; B1 B2 B3 B4 B5 B6
Rigoberto Tello Carvajal; Inspector de media; inspectoria; M1 M2 M3 M4
Ingrid Olivares Pizarro; Inspectora de básica; inspectoria; B1 B2 B3 B4 B5 B6
Simón Alfaro Godoy; Diseño y publicaciones; comunicaciones
Marta_Elena Contador Rivera; Profesora jefa de 1° A; docente; B1-A
Luz Honores Milla; Profesora jefa de 2° A; docente; B2-A
Mirza Barraza Codoceo; Profesora jefa de 3° A; docente; B3-A
Eugenio Plaza Cortés; Profesor jefe de 4° A; docente; B4-A
Yolanda Pizarro Cuello; Profesora jefa de 5° A; docente; B5-A
Nicolás Munizaga Rojo; Profesor jefe de 6° A; docente; B6-A
Maritza Aguirre Gallo; Profesora jefa de 7° A; docente; B7-A
Fabián Castro Iriarte; Profesor jefe de 8° A; docente; B8-A
Pía Campusano Varas; Profesora de Matemática y jefa de I A; docente; M1 M2
Rodolfo Cepeda Rivadeneira; Profesor de Historia y jefe de I B; docente; M1 M2
Graciela Julio Maluenda; Profesora de Lenguaje y jefa de II A; docente; M1 M2
Sandro Pinto Hurtado; Profesor de Química y jefe de II B; docente; M2 M3
Andrea Lemus Bugueño; Profesora de Física y jefa de III A; docente; M3 M4
Héctor Galleguillos Roco; Profesor de Filosofía y jefe de III B; docente; M3 M4
Noelia Miranda Cisternas; Profesora de Biología y jefa de IV A; docente; M3 M4
Ulises Valdivia Ossa; Profesor de Inglés y jefe de IV B; docente; M3 M4
Francisca Ahumada Tapia; Astrónoma residente; docente; B7 B8 M1 M2 M3 M4
Claudio Jopia Segovia; Profesor de Geografía; docente; B7 B8 M1 M2
Soraya Cuéllar Marín; Profesora de Lenguaje; docente; B7 B8
Jonathan Ramos Araya; Profesor de Educación Física; docente; B5 B6 B7 B8
Alison Toro Vicencio; Profesora de Educación Física; docente; M1 M2 M3 M4
Máximo Ledezma Chirino; Profesor de Música andina; docente; B1 B2 B3 B4 B5 B6 B7 B8
Roxana Geraldo Egaña; Profesora de Artes y cerámica; docente; B5 B6 B7 B8 M1 M2
Abel Yáñez Monardes; Profesor de Tecnología y energía solar; docente; B7 B8 M1 M2 M3
Edelmira Tabilo Órdenes; Profesora de la escuela de Carén; docente; B1 B2 B3
Bernardo Huerta Flores; Profesor de la escuela de Carén; docente; B4 B5 B6
Cecilia Gallardo Araos; Educadora diferencial; docente; B1 B2 B3 B4
Raquel Santander Rojas; Educadora diferencial; docente; B5 B6 B7 B8
Iris Portilla Godoy; Bibliotecaria; docente; B1 B2 B3 B4 B5 B6 B7 B8 M1 M2 M3 M4
Ramón Díaz Carmona; Profesor de Religión; docente; B1 B2 B3 B4 B5 B6
Leyla Nasur Tabja; Profesora de Matemática; docente; B5 B6 B7 B8
Tito Velásquez Ángel; Monitor de ajedrez y matemática recreativa; docente; B5 B6 B7 B8
Matilde Rivera Ogalde; Profesora de danza; docente; B1 B2 B3 B4 B5 B6
Sonia Carvajal Urqueta; Psicóloga; asistente; B5 B6 B7 B8
Germán Bórquez Molina; Terapeuta ocupacional; asistente; B1 B2 B3 B4
Digna Álvarez Vega; Enfermera; asistente; B1 B2 B3 B4 B5 B6
Celso Monárdez Tapia; Chofer del bus rural; asistente
Orlando Vicuña Peralta; Jardinero del desierto; asistente
Perla Guerra Esquivel; Asistente de aula; asistente; B1 B2
Aída Barrios Castillo; Secretaria de estudios; asistente
Mirko Kuzmanic Rojas; Soporte y redes; asistente
Zoila Cortés Miranda; Cocinera; asistente
Arnoldo Urbina Cuevas; Presidente de la comunidad agrícola; lectura; B1 B2 B3
Dominga Alcayaga Rojas; Centro de apoderados; lectura; B7 B8
Fidel Sarria Toledo; Observatorio asociado; lectura; M3 M4
Emilio Godoy Larrondo; Tesista de Pedagogía en Física; lectura; M3; pending
`;
