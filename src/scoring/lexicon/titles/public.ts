// Further titles of the occupations in `occupations/public.ts`: what else the same work is called, in English, German and French.

import type { Titles } from './titles.ts';

export const PUBLIC_TITLES: Titles = {
  police_officer:
    'police sergeant;police inspector;response officer police;neighbourhood police officer;patrol officer;garda síochána;garda;state trooper;deputy sheriff;rcmp constable;sheriff’s deputy;polizist;polizistin;polizeibeamtin;polizeikommissar;feldjäger;policier;policière;gardienne de la paix;gendarme',
  detective:
    'detective sergeant;detective inspector;detective constable cid;police detective;homicide detective;criminal investigation officer;police staff investigator;fbi special agent;civilian investigator police;investigating officer police;kriminalbeamtin;kriminalkommissar;kriminalkommissarin;kriminaloberkommissar;kriminalpolizist;enquêtrice judiciaire;officier de police judiciaire;inspecteur de police judiciaire;enquêteur de police;sergent-détective',
  firefighter:
    'fireman;fire officer;retained firefighter;on-call firefighter;wholetime firefighter;station officer fire;airport firefighter;fire captain;wildland firefighter;firefighter paramedic;feuerwehrfrau;berufsfeuerwehrmann;brandmeister;oberbrandmeister;werkfeuerwehrmann;pompier;pompière;sapeuse-pompière;sapeur-pompier volontaire;sapeur-pompier professionnel',
  prison_officer:
    'correctional officer;prison guard;custody officer prison;detention officer;prisoner custody officer;operational support grade;jailer;correctional services officer;corrections deputy;detention custody officer;justizvollzugsbeamtin;strafvollzugsbeamter;gefängniswärter;justizwachebeamter;vollzugsbeamter justiz;surveillante pénitentiaire;agent de détention;gardien de prison;agent des services correctionnels;agent pénitentiaire',
  probation_officer:
    'probation practitioner;probation service officer;adult probation officer;parole agent;community corrections officer;federal probation officer;probation agent;pretrial services officer;offender supervisor;correctional case manager;bewährungshelferin;sozialarbeiter bewährungshilfe;gerichtshelfer;mitarbeiter soziale dienste der justiz;führungsaufsicht sachbearbeiter;conseillère d’insertion et de probation;cpip spip;agent de probation;agent de libération conditionnelle;assistant de justice probation',
  border_customs_officer:
    'border guard;customs and border protection officer;cbp officer;border services officer;customs inspector;immigration enforcement officer;border patrol agent;hm customs officer;australian border force officer;zollbeamtin;zöllner;zöllnerin;zollinspektor;grenzbeamter;douanière;agent des douanes;agent des services frontaliers;inspecteur des douanes;garde-frontière',
  policy_adviser:
    'policy advisor;policy analyst government;policy manager public sector;public policy analyst;special adviser to minister;think tank researcher;ministerialreferent;ministerialreferentin;referentin ministerium;politikberater;conseillère politique;analyste de politiques',
  housing_officer:
    'social housing officer;housing management officer;income officer housing;estate officer housing;lettings officer social housing;neighbourhood officer housing;housing options officer;housing association officer;tenancy management officer;income recovery officer housing;sozialwohnungsverwalter;kundenbetreuer wohnungsgenossenschaft;bestandsmanager wohnungsbau;mieterbetreuer;mietenbuchhalter wohnungsunternehmen;chargée de gestion locative sociale;conseillère sociale logement;chargé de clientèle logement social;chargé d’attribution logement;agent de gestion locative hlm',
  benefits_council_tax_officer:
    'housing benefit officer;benefit assessor;housing benefits assessor;welfare benefits officer;revenues and benefits officer;council tax recovery officer;business rates officer;universal credit case manager;benefits processor;dwp decision maker;sachbearbeiterin sozialleistungen;leistungssachbearbeiter jobcenter;sachbearbeiter wohngeld;sachbearbeiter grundsicherung;leistungssachbearbeiterin;gestionnaire allocataires caf;technicien prestations familiales;conseiller caf;gestionnaire rsa;agent d’aide sociale',
  environmental_health_officer:
    'environmental health practitioner;food safety officer;food hygiene inspector;environmental health technician;environmental health specialist;registered environmental health specialist;health inspector;public health protection officer;noise control officer;food standards inspector;lebensmittelkontrolleurin;hygienekontrolleur;hygieneinspektor;gesundheitsaufseher;lebensmittelinspektor;inspectrice de salubrité;technicien sanitaire;inspecteur sanitaire;inspecteur des aliments;technicien hygiène et santé publique',
  journalist:
    'news reporter;broadcast journalist;newspaper reporter;feature writer;sub-editor;freelance journalist;political correspondent;foreign correspondent;magazine editor;court reporter newspaper;radio journalist;multimedia journalist;redakteurin;journalistin;reporterin;fernsehjournalist;rédacteur en chef;reporter presse;journaliste reporter d’images;pigiste',
  graphic_designer:
    'graphics designer;brand designer;print designer;creative designer graphic;layout artist;freelance graphic designer;editorial designer;commercial artist;digital designer graphics;grafiker;grafikerin;grafikdesignerin;mediengestalter;mediengestalterin;designer graphique;infographiste;maquettiste pao;opérateur pao;concepteur graphique',
  librarian:
    'school librarian;academic librarian;public librarian;library officer;library technician;subject librarian;chartered librarian;library manager;law librarian;teacher librarian;cataloguing librarian;systems librarian;bibliothekarin;diplombibliothekar;fami bibliothek;professeur documentaliste;agent de bibliothèque;assistant de conservation bibliothèque;bibliothécaire-documentaliste',
  photographer_videographer:
    'wedding photographer;portrait photographer;commercial photographer;press photographer;photo retoucher;photographic artist;drone videographer;fotografin;videograf;videoproduzent;photographe;vidéaste',
};
