/** A fire-safety team leader in a French hospital; an in-date SSIAP 2 or 3, three years in large public or high-rise buildings and first aid decide. */
import type { GradedJob } from '../types.ts';

export const chefEquipeSsiapA: GradedJob = {
  job: 'chef-equipe-ssiap-a',
  title: "Chef d'équipe de sécurité incendie (SSIAP 2)",
  spec: `Le Centre hospitalier universitaire de Valmorin (1 450 lits, trois sites, établissement recevant du public de 1re catégorie, type U) recrute pour son service de sécurité incendie un chef d'équipe (h/f), en contrat à durée indéterminée ou par voie de mutation.

Le service
Vingt-six agents, quatre chefs d'équipe et un chef de service veillent jour et nuit sur les bâtiments. Le PC sécurité a été entièrement refait en 2025. Valmorin est à quarante minutes de la mer et le self est correct.

Vos missions
Vous encadrez une équipe de cinq agents, en 12 heures, une semaine courte et une semaine longue. Vous tenez le PC, exploitez le SSI, organisez les rondes et la levée de doute, délivrez les permis de feu, accueillez et guidez les sapeurs-pompiers. Vous formez le personnel soignant à l'évacuation et à la manipulation des extincteurs. Vous rendez compte par écrit.

Conditions indispensables
Diplôme SSIAP 2 ou SSIAP 3 en cours de validité (recyclage à jour), obtenu par examen ou par équivalence.
Trois ans d'expérience au moins en service de sécurité incendie, en ERP de 1re catégorie ou en IGH.
Secourisme à jour : SST, PSE 1 ou PSE 2.

Nous apprécierons
Une première expérience d'encadrement, une bonne plume, l'aisance avec les outils informatiques (main courante électronique). L'habilitation électrique H0B0 serait un plus, comme la connaissance du milieu hospitalier, des gaz médicaux ou d'un SSI de catégorie A.

Rémunération selon la grille de la fonction publique hospitalière, prime de nuit et de dimanche, crèche du personnel, parking. Les candidatures (CV et lettre) sont à adresser à la direction des ressources humaines avant le 30 novembre. Les entretiens auront lieu mi-décembre.`,
  graded: [
    {
      name: 'ancien-pompier-par-equivalence',
      kind: 'any-of',
      low: 85,
      high: 96,
      best: 91,
      why: 'SSIAP 2 by equivalence, refreshed in 2024, PSE 2 of this year and five years leading a team in a high-rise: all there except a hospital.',
      lacks: [],
      cv: `Loïc KERBRAT-DIALLO
41 ans, marié, deux enfants, permis B

Parcours

Depuis septembre 2021 – Tour Mistral, Nantes (IGH W1, 31 étages, 2 400 occupants)
Chef d'équipe pour Gardavel Sécurité
– cinq hommes par vacation, plannings, consignes, entretiens de début d'année
– poste central : SSI cat. A, désenfumage, ascenseurs prioritaires, GTC
– une soixantaine de permis feu par mois pendant les travaux de 2024
– deux départs de feu réels (local onduleur, cuisine du 28e), évacuation partielle, accueil des secours
– exercices semestriels et formation des guides et serre-files
– rapports et main courante sur tablette

2004 – 2021 – Sapeur-pompier professionnel, SDIS (Loire-Atlantique)
Sergent puis adjudant, chef d'agrès incendie. Les quatre dernières années au bureau prévention : visites périodiques d'ERP avec la commission, dont deux cliniques.

Diplômes et recyclages
PRV 1 (2017)
SSIAP 2 obtenu par équivalence en mai 2021, recyclé en avril 2024, prochain en avril 2027
PSE 2, formation continue faite en février 2026
H0B0, 2025
Bac pro Maintenance, 2003

Langues : français, notions d'anglais et de breton

Disponible trois mois après accord. Les nuits et les dimanches ne me gênent pas, j'ai fait cela toute ma vie.`,
    },
    {
      name: 'chef-de-service-ssiap-3',
      kind: 'overqualified',
      low: 75,
      high: 89,
      best: 82,
      why: 'In-date SSIAP 3, ten years as head of service in a hospital and a shopping centre, current SST; the only question is the step down.',
      lacks: [],
      cv: `Madame, Monsieur,

Je dirige depuis mars 2016 des services de sécurité incendie, et je voudrais revenir à l'équipe. Voici pourquoi je pense pouvoir vous être utile, et ce qu'il faut savoir de moi.

De mars 2016 à août 2020, j'ai été cheffe du service du centre commercial Les Arcades de Brécy (type M, 1re catégorie, 110 boutiques) : dix-huit agents, budget, suivi des levées de réserves, commission de sécurité tous les trois ans. Depuis septembre 2020 je tiens le même poste à l'hôpital Sainte-Radegonde de Saumery, 620 lits, type U de 1re catégorie : vingt-deux agents, le schéma directeur du remplacement du SSI (catégorie A), le plan d'évacuation des réanimations par transfert horizontal, la formation de neuf cents soignants par an. Quand il manque un chef d'équipe, et c'est souvent, je prends moi-même la vacation au PC, nuits comprises : vingt-sept fois l'an dernier.

J'avais commencé agente (SSIAP 1, 2009) puis cheffe d'équipe (SSIAP 2, 2012 à 2016) au Palais des congrès de Brécy.

Mon SSIAP 3 date de novembre 2015 ; dernier recyclage en octobre 2024. SST : maintien des compétences en janvier 2026. Habilitation H0B0 de 2024. DUT Hygiène, sécurité, environnement, 2008.

Ma mère vit à Valmorin et a besoin de moi. Les réunions ne me manqueront pas. J'ai lu la grille de salaire et je l'accepte.

Veuillez agréer, Madame, Monsieur, mes salutations distinguées.

Solène Aubrac-Mendy`,
    },
    {
      name: 'recyclage-oublie',
      kind: 'lapsed',
      low: 54,
      high: 67,
      best: 61,
      why: 'Nine years in a hospital service, five of them leading the team, but the SSIAP 2 was last refreshed in 2020 and is no longer valid.',
      lacks: ['in-date SSIAP 2 or SSIAP 3'],
      cv: `CURRICULUM VITAE
Karim Bensoussan-Leroy, Angers

EXPÉRIENCE

| Années | Employeur | Fonction |
|---|---|---|
| janv. 2024 – ce jour | Mairie de Trélou | Gardien de gymnase |
| févr. 2018 – nov. 2023 | Clinique-hôpital du Val d'Aubance (type U, 1re cat.) | Chef d'équipe incendie |
| juin 2014 – janv. 2018 | même établissement | Agent SSIAP 1 |
| 2009 – 2014 | Transports Loirat | Manutentionnaire |

À la clinique j'avais quatre agents sous ma responsabilité, de nuit surtout. Centralisateur de mise en sécurité, rondes, essais hebdomadaires du groupe électrogène, coupure des fluides médicaux, bloc opératoire, héliport. J'animais les exercices avec les équipes de soins (« on ferme les portes, on déplace les lits »). En 2022, feu de chambre au 3e : treize patients mis à l'abri avant l'arrivée des pompiers, lettre de félicitations du directeur.

Au gymnase : ouverture, surveillance, petit entretien, registre de sécurité.

DIPLÔMES
SSIAP 1 – mai 2014
SSIAP 2 – décembre 2017, recyclage en novembre 2020. Je n'ai pas fait le suivant (fin 2023, changement d'employeur), il me faudra donc une remise à niveau.
SST – MAC en mars 2026 avec la mairie
H0B0 – 2022
BEP Logistique – 2008

DIVERS
Permis B, véhicule. Arbitre de handball.
Je suis prêt à faire la remise à niveau à mes frais, trois jours, mais je n'ai pas encore de date.`,
    },
    {
      name: 'edinburgh-fire-adviser',
      kind: 'foreign',
      low: 44,
      high: 57,
      best: 51,
      why: 'Eight years of hospital fire safety in Scotland and good French, but neither a SSIAP nor a French first-aid card.',
      lacks: ['in-date SSIAP 2 or SSIAP 3', 'SST, PSE 1 or PSE 2'],
      cv: `Fiona Drummond-Achard
Fire Safety Adviser, Edinburgh – relocating to western France, January 2027

Dual British and French national. French: fluent, spoken at home since childhood, written with some care.

Experience

Fire Safety Adviser, Lothian Firth Hospitals, Oct 2018 – present
Three acute hospitals, 1,100 beds. Responsible for the control room procedures, the alarm panels and cause-and-effect testing, hot work permits, compartment surveys and risk assessments. I lead the response team of four on duty days: go to the alarm, find out what it is, meet the fire service at the gate. I run ward evacuation drills and extinguisher sessions for about 1,500 nurses and porters a year. Wrote the new evacuation plan for intensive care. Reports to the board each quarter.

Watch member, then Crew Commander, Scottish retained fire service, 2011 – 2018
Part time alongside a job in a joinery workshop.

Qualifications
NEBOSH Certificate in Fire Safety, 2018
Level 4 Diploma in Fire Risk Assessment, 2021
Member of the institution of fire engineers (technician grade)
First Aid at Work, UK three-day certificate, valid to May 2027

On French diplomas: I do not have the SSIAP. I understand that my British certificates are not accepted in its place and that I'd have to begin with the courses; I have asked two training centres for quotes.

Références en France : M. Achard père, ancien chef de centre, et le service des ressources humaines de mon hôpital.`,
    },
    {
      name: 'agente-ssiap-1',
      kind: 'thin',
      low: 47,
      high: 61,
      best: 54,
      why: 'A few lines by a SSIAP 1 officer in a large shopping centre since 2021: the years and the first aid are there, the team leader diploma is not.',
      lacks: ['in-date SSIAP 2 or SSIAP 3'],
      cv: `Nadège Tshibola
Agente de sécurité incendie

Centre commercial Porte de Loire (ERP 1re catégorie, type M), depuis mai 2021, jour et nuit : rondes, PC, levée de doute, extincteurs, personnes bloquées dans l'ascenseur.

SSIAP 1, 2021, recyclé mars 2024
SST recyclé 2026
H0B0

Je remplace parfois le chef quand il est en pause. Le SSIAP 2, j'y pense.

Permis B. Libre en janvier.`,
    },
  ],
};
