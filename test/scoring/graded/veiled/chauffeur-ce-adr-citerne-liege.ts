import type { GradedJob } from '../types.ts';

export const chauffeurCeAdrCiterneLiege: GradedJob = {
  job: 'chauffeur-ce-adr-citerne-liege',
  title: 'Chauffeur CE – citerne ADR (H/F/X)',
  spec: `CHAUFFEUR CE CITERNE ADR (H/F/X) – HERSTAL

Transports Warnotte, entreprise familiale de 60 camions, transporte depuis trois générations des carburants et du mazout de chauffage entre les terminaux d'Anvers, de Liège et du Luxembourg et les stations de ses clients.

Votre fonction
• Vous chargez en source au terminal, vous livrez des stations-service en Wallonie, au Grand-Duché et parfois en Allemagne.
• Vous branchez, dépotez et contrôlez les quantités avec le pompiste.
• Vous tenez vos documents (CMR, consignes écrites, tachygraphe) et l'état de votre véhicule.
• Vous tournez en pauses, matin ou après-midi, un samedi sur trois. Retour à la maison tous les jours.

Votre profil
• Permis CE et code 95 en ordre, sélection médicale comprise.
• Certificat ADR de base avec la spécialisation citernes, en cours de validité. Sans cela, nous ne pouvons pas vous mettre sur la route.
• Deux ans minimum au volant d'un ensemble articulé.
• Français, et de quoi vous faire comprendre au chargement en néerlandais, en allemand ou en anglais, l'une des trois suffit.
• L'habitude des produits pétroliers ou une carte d'accès aux terminaux sont des atouts. Le calme aussi.

Notre offre
• Contrat fixe, commission paritaire 140.03, avec primes de pause et indemnités ARAB.
• Tracteur attitré de moins de quatre ans.
• Chèques-repas, assurance hospitalisation, formation continue payée par la maison.

Intéressé ? Envoyez votre CV à planning@warnotte.test ou passez au dépôt, demandez Nathalie.`,
  graded: [
    {
      name: 'giuseppe-lombardi-citerne',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 95,
      why: "CE, code 95, ADR citernes valable jusqu'en 2029, neuf ans de carburants en semi et allemand : tout est daté et récent.",
      lacks: [],
      cv: `Curriculum vitae

Nom            LOMBARDI
Prénom         Giuseppe
Né à           Seraing, le 17/09/1979
Adresse        Rue du Charbonnage 41, 4100 Seraing
Nationalité    belge et italienne

Permis / attestations
B, C, CE       valable médical jusque 05/2030
Code 95        jusque 09/2029
ADR            base + citernes, renouvelé 02/2024, valable 02/2029
Carte tachygraphe    jusque 2028
Badge dépôts pétroliers Wandre et Bertrange

Expérience
2017 - maintenant    Petrolog Meuse SA, Wandre    Chauffeur semi-citerne carburants
      stations au Luxembourg, région de Trèves et d'Aix, province de Liège. Chargement en source, 4 à 6 livraisons par pause, jaugeage, récupération des vapeurs. Zéro mélange de produit en neuf ans.
2011 - 2017          Transports Gilsoul, Grâce-Hollogne    Chauffeur CE tautliner, international D / NL / L
2003 - 2011          Aciers Plats de Seraing    cariste, puis chauffeur C navette

Langues
Français, italien      maternelles
Allemand               je me débrouille bien, tous les jours avec les Allemands au dépôt
Néerlandais            quelques mots

Loisirs : pigeons, vélo`,
    },
    {
      name: 'benoit-houbart-negoce-mazout',
      kind: 'gem',
      low: 81,
      high: 92,
      best: 87,
      why: 'Le titre dit gérant, mais il roule tous les jours en semi-citerne de carburants avec CE, code 95 et ADR citernes valables, et parle néerlandais à Anvers.',
      lacks: [],
      cv: `BENOÎT HOUBART
Gérant – Combustibles Houbart & Fils SPRL, Hannut

Mon père m'a laissé l'affaire en 2012. Nous étions quatre, nous ne sommes plus que deux, et je la cède au 31 décembre 2026 à un confrère de Waremme. Je cherche maintenant à faire chez quelqu'un d'autre la partie du métier que je préfère.

Car dans une maison de deux personnes le gérant fait tout. De ma semaine, la facturation c'est le vendredi après-midi. Du lundi au vendredi midi, je suis au volant :
– depuis 2012, porteur de 18 tonnes pour le mazout chez les particuliers ;
– depuis mars 2018, le tracteur avec la semi de 38 000 litres, trois fois par semaine à Anvers au terminal, je charge moi-même (diesel, gasoil de chauffage, essence), je ravitaille nos deux stations et celles de trois confrères, je dépote, je contrôle les jauges.

Papiers : permis CE depuis 2009. Aptitude professionnelle (code 95) à jour, dernier cycle de 35 heures terminé en juin 2024. Visite médicale mai 2026. Certificat ADR, cours de base et citernes, valable jusqu'au 11 octobre 2028. Je suis aussi conseiller à la sécurité pour notre firme.

Néerlandais : je le parle au terminal et avec les douanes depuis quinze ans, avec mon accent hesbignon. Anglais de base.

Études : gestion, Institut Saint-Barthélemy, Waremme, 2001.
Accidents responsables : aucun.`,
    },
    {
      name: 'marc-stassart-adr-expire',
      kind: 'lapsed',
      low: 58,
      high: 70,
      best: 65,
      why: "Chauffeur citerne solide, mais son certificat ADR a expiré en mars 2025 et n'a pas été repassé.",
      lacks: ['certificat ADR citernes valable (expiré en mars 2025)'],
      cv: `Marc STASSART - 4040 Herstal - 0470 00 18 52
53 ans

CHAUFFEUR POIDS LOURDS CE

2025 (avril) à ce jour : Logistique Trois-Rives, Alleur. Semi frigo, distribution pour des supermarchés, retour tous les jours.

2013 à mars 2025 : Chimiroute NV, dépôt d'Engis. Semi-citerne, soude, fuel lourd, bitume. Belgique, Ruhr, nord de la France. Chargement et dépotage, nettoyage, consignes écrites. Parti à la fermeture du dépôt.

2001 à 2013 : Carrières du Hoyoux, camion benne puis semi-benne.

Permis CE depuis 2000, sélection médicale 2024 (5 ans)
Code 95 : 09/2028
ADR base + citernes : arrivé à échéance le 22 mars 2025. Chez Trois-Rives je n'en ai pas besoin, je ne l'ai donc pas renouvelé.
Carte de conducteur en ordre

Langues : français, wallon, allemand suffisant pour les clients de Duisbourg.`,
    },
    {
      name: 'kevin-delsaux-toupie',
      kind: 'missing',
      low: 28,
      high: 41,
      best: 35,
      why: 'Conduit un porteur malaxeur avec le permis C : ni CE, ni ADR, ni ensemble articulé, et aucune langue étrangère.',
      lacks: [
        'permis CE',
        'certificat ADR citernes',
        'deux ans sur ensemble articulé',
        'néerlandais, allemand ou anglais',
      ],
      cv: `Kevin Delsaux
Rue Bois-Malette 7, 4460 Grâce-Hollogne – né en 1996

Je conduis une toupie à béton depuis cinq ans et j'aimerais changer pour un travail plus régulier.

Bétons de l'Ourthe (Tilff), juin 2021 à aujourd'hui
Chauffeur malaxeur 8x4. Je charge à la centrale à 5 h 30, je fais 5 à 7 tours par jour, chantiers de maisons et de voirie. Lavage de la cuve, bons de livraison, petite mécanique. J'ai l'habitude des manœuvres dans des rues étroites et du client pressé.

Colis Éclair, Liège, 2018 à 2021
Livreur camionnette, 120 arrêts par jour.

Intérim, 2015 à 2018
Préparateur de commandes, aide-couvreur.

Permis B (2014), C (2021), code 95 (cycle jusque 2031), médical en ordre.
CESS technique de qualification mécanique, Institut du Val, Seraing, 2015.
Langue : français.`,
    },
    {
      name: 'dirk-vanhees-court',
      kind: 'thin',
      low: 63,
      high: 75,
      best: 70,
      why: 'Tout ce qui est exigé est affirmé avec des dates, mais en soixante mots et sans détail : à appeler avec prudence.',
      lacks: [],
      cv: `Dirk Vanhees, Visé, 46 ans

Chauffeur semi-citerne essence et diesel chez Tankvervoer Maasland, Lanaken, depuis 2019. Avant cela semi bâchée, 2008-2019, divers patrons.

Permis CE, code 95 jusque 2030, médical OK. ADR base et citernes valable jusqu'en juin 2028.

Néerlandais maternel, français courant.

Libre après préavis de 6 semaines. Je préfère le matin. Tél. 0485 00 33 61 après 16 h.`,
    },
  ],
};
