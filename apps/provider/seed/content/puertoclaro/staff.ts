/** One person a line: name, position, role, scope, status. */
export const staff = `
Juan_Carlos Barría Mansilla; Jefe de finanzas; administrador
Edith Oyarzo Cárdenas; Inspectora general de la tarde; inspectoria; M1 M2
Rubén Gallardo Vargas; Inspector de patio; inspectoria; B7 B8
Soledad Navarro Uribe; Jefa técnico-pedagógica; direccion
Ramiro Velásquez Soto; Jefe de especialidades; direccion; M3 M4
Pía Subiabre Andrade; Encargada de la radio escolar; comunicaciones
Marcelo Paredes Guerrero; Profesor de Historia y jefe de 7° A; docente; B7 B8
Nancy Almonacid Díaz; Profesora de Ciencias y jefa de 7° B; docente; B7 B8
Alicia Bórquez Ojeda; Profesora de Lenguaje y jefa de 8° A; docente; B7 B8 M1
Sebastián Mayorga Ruiz; Profesor de Inglés y jefe de 8° B; docente; B7 B8
Ximena Triviño Hernández; Profesora de Biología y jefa de I A; docente; M1 M2
Pablo Cárcamo Leviñanco; Profesor de Matemática y jefe de I B; docente; M1 M2
Daniel Huenchumán Catrileo; Profesor de Lengua Indígena y jefe de I C; docente; B7 B8 M1
Marta Soto Maldonado; Profesora de Química y jefa de II A; docente; M1 M2
Cristian Vera Alvarado; Profesor de Física y jefe de II B; docente; M2 M3
Beatriz Aguilante Mella; Profesora de Historia y jefa de II C; docente; M1 M2
Guillermo Téllez Ampuero; Profesor de Acuicultura y jefe de III A; docente; M3-A M4-A
Yohana Nahuelquín Barrientos; Profesora de Acuicultura; docente; M3-A M4-A
Raúl Macías Provoste; Profesor de Operaciones Portuarias y jefe de III B; docente; M3-B M4-B
Fabiola Schmidt Klenner; Profesora de Operaciones Portuarias; docente; M3-B M4-B
Arturo Delgado Santana; Profesor de Gastronomía y jefe de III C; docente; M3-C M4-C
Loreto Hidalgo Pacheco; Profesora de Gastronomía y jefa de IV C; docente; M3-C M4-C
Mario Ojeda Calisto; Profesor de navegación y jefe de IV A; docente; M3 M4
Elisa Burgos Catalán; Profesora de Lenguaje y jefa de IV B; docente; M3 M4
Luciana Ferreyra Acosta; Profesora de Física; docente; M1 M2
Boris Kramm Oelckers; Profesor de Educación Física; docente; M1 M2 M3 M4
Carla Montiel Haro; Profesora de Educación Física; docente; B7 B8 M1
Ignacio Villarroel Asenjo; Profesor de Música; docente; B7 B8 M1 M2
Romina Coñuecar Antiñirre; Profesora de Artes; docente; B7 B8 M1 M2
Leonardo Díaz Remolcoy; Profesor de Matemática; docente; M3 M4
Viviana Ascencio Miranda; Profesora de Matemática; docente; B7 B8
Gastón Pérez Gallegos; Profesor de Tecnología; docente; B7 B8 M1
Mirta Linay Quezada; Profesora de Filosofía; docente; M3 M4
Roberto Añazco Torres; Profesor de Religión; docente; B7 B8 M1 M2
Lidia Cheuquemán Paillán; Educadora diferencial; docente; B7 B8
Álvaro Wolf Neumann; Educador diferencial; docente; M1 M2
Catalina Silva Runín; Orientadora; docente; M3 M4
Héctor Vidal Bahamonde; Encargado del vivero marino; docente; M3-A M4-A
Paulina Rosas Gómez; Bibliotecaria; docente; B7 B8 M1 M2 M3 M4
Jaime Levicoy Nancuante; Patrón de la lancha escuela; asistente; M3 M4
Nelly Haro Mancilla; Encargada de la residencia; asistente; M1 M2 M3 M4
Osvaldo Ulloa Cid; Encargado de la residencia de varones; asistente; M1 M2 M3 M4
Ruth Altamirano Peña; Trabajadora social; asistente; B7 B8 M1
Diego Sandoval Carrillo; Psicólogo; asistente; M1 M2 M3 M4
Vanessa Muñoz Teca; Paramédica; asistente; B7 B8
Erwin Gebauer Ricke; Encargado de informática; asistente
Blanca Pinda Guichapane; Manipuladora de alimentos; asistente
Segundo Marín Chiguay; Mantención y calderas; asistente
Emilia Bravo Werner; Secretaria; asistente
Teófilo Calbucoy Ñancupel; Dirigente de la caleta; lectura; M3-A M4-A
Angélica Toledo Reyes; Centro de madres y padres; lectura; B7 B8
Francisco Mera Igor; Supervisor de prácticas del puerto; lectura; M3-B M4-B
Nicole Águila Subiabre; Practicante de Biología; lectura; M1; pending
`;
