package server

import (
	"net/http"

	"fray/api"
	"fray/internal/web"
)

// linksForm gives a new link and shows it, this once.
func (s *Server) linksForm(w http.ResponseWriter, r *http.Request, p place) *problem {
	form, refused := readForm(r)
	if refused != nil {
		return refused
	}
	l, err := p.Reissue(r.Context(), p.viewer, form.Get("role"), form.Get("seat"))
	if err != nil {
		return s.problemOf(r.Context(), err)
	}
	page := web.Links{Table: p.ID(), Links: []api.Link{addressed(r.Context(), l)}, Back: "/t/" + p.token}
	if l.Role == api.RoleGM { // who goes back goes by the new link
		page.Back = "/t/" + l.Token
	}
	page.Name = s.nameOf(r.Context(), p.token, "")
	s.show(w, r, http.StatusOK, page)
	return nil
}

// qrCode is the code of a link, for the page that was just given it. To draw it is not to use the link: the page may be the
// only one that has it.
func (s *Server) qrCode(w http.ResponseWriter, r *http.Request) {
	if err := s.c.Hall.Leads(r.Context(), tokenOf(r)); err != nil {
		s.sayTo(w, r, s.shut(r.Context(), err))
		return
	}
	code, err := web.QR(callOf(r.Context()).base + "/t/" + tokenOf(r))
	if err != nil {
		s.say(w, r, s.problemOf(r.Context(), err))
		return
	}
	w.Header().Set("Content-Type", "image/svg+xml")
	_, _ = w.Write(code) // else whoever asked is gone
}

func (s *Server) branchForm(w http.ResponseWriter, r *http.Request, p place) *problem {
	form, refused := readForm(r)
	if refused != nil {
		return refused
	}
	keep, refused := wholeNumber(form, "keep")
	if refused != nil {
		return refused
	}
	l, err := p.Branch(r.Context(), p.viewer, keep)
	if err != nil {
		return s.problemOf(r.Context(), err)
	}
	http.Redirect(w, r, "/t/"+l.Token, http.StatusSeeOther)
	return nil
}

func (s *Server) dropForm(w http.ResponseWriter, r *http.Request, p place) *problem {
	if err := p.Drop(r.Context(), p.viewer); err != nil {
		return s.problemOf(r.Context(), err)
	}
	http.Redirect(w, r, "/?said=dropped", http.StatusSeeOther)
	return nil
}

// deleteForm deletes the table, if the form says that it is meant.
func (s *Server) deleteForm(w http.ResponseWriter, r *http.Request, p place) *problem {
	form, refused := readForm(r)
	if refused != nil {
		return refused
	}
	if form.Get("sure") != "yes" {
		return refuse(http.StatusUnprocessableEntity, codeInvalid, "nothing is deleted: tick the box that says that you mean it")
	}
	if err := p.Delete(r.Context(), p.viewer); err != nil {
		return s.problemOf(r.Context(), err)
	}
	http.Redirect(w, r, "/?said=deleted", http.StatusSeeOther)
	return nil
}
